import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allChanges, runChanges } from './changes.ts';
import { getName } from './fields.ts';
import { reasonFor } from './reasons.ts';
import { getFigure, isUndetected, tableFile, getTable } from './table.ts';

/**
 * `pnpm pact description-changes` tries all and writes the table; otherwise a few are tried, different ones each day.
 */
const isAll = process.env['DESCRIPTION_CHANGES'] === 'all';
/** One or two fields in all targets, so that only their operations are requested. */
const CHANGES_PER_RUN = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The limit for the detection of a change. */
const MAX_DETECTION_MS = 60_000;

test(
  'a field that is changed in one target only is detected by a check',
  async () => {
    const all = allChanges();
    const first = (Math.floor(Date.now() / DAY_MS) * CHANGES_PER_RUN) % all.length;
    const results = await runChanges(isAll ? all : all.slice(first, first + CHANGES_PER_RUN));
    if (isAll) {
      mkdirSync(dirname(tableFile), { recursive: true });
      writeFileSync(tableFile, getTable(results));
      console.log(getFigure(results));
    }
    const unexplained = results.filter((result) => isUndetected(result) && reasonFor(result) === undefined);
    expect(unexplained.map(({ target, change, field }) => `${target}: ${change} ${getName(field)}`)).toEqual(
      [],
    );
    expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThan(MAX_DETECTION_MS);
  },
  isAll ? 1_800_000 : 120_000,
);

test.skipIf(isAll)('the README has the figure of the table', () => {
  const [figure] = /^\d+ changes of a field, .*(?=\.$)/m.exec(readFileSync(tableFile, 'utf8'))!;
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(figure);
});
