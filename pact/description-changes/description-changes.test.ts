import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listChanges, runChanges } from './changes.ts';
import { formatFieldName } from './fields.ts';
import { findReason } from './reasons.ts';
import { formatSummary, isUndetected, tableFile, renderTable } from './table.ts';

/**
 * Whether to run all changes and write the table, as `pnpm pact description-changes` does; otherwise a few changes are
 * run, different ones each day.
 */
const runsAll = process.env['DESCRIPTION_CHANGES'] === 'all';
/** One or two fields in all targets, so that only their operations are requested. */
const CHANGES_PER_RUN = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The limit for the detection of a change. */
const MAX_DETECTION_MS = 60_000;

test(
  'a field that is changed in one target only is detected by a check',
  async () => {
    const all = listChanges();
    const first = (Math.floor(Date.now() / DAY_MS) * CHANGES_PER_RUN) % all.length;
    const results = await runChanges(runsAll ? all : all.slice(first, first + CHANGES_PER_RUN));
    if (runsAll) {
      mkdirSync(dirname(tableFile), { recursive: true });
      writeFileSync(tableFile, renderTable(results));
      console.log(formatSummary(results));
    }
    const unexplained = results.filter((result) => isUndetected(result) && findReason(result) === undefined);
    expect(
      unexplained.map(({ target, change, field }) => `${target}: ${change} ${formatFieldName(field)}`),
    ).toEqual([]);
    expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThan(MAX_DETECTION_MS);
  },
  runsAll ? 1_800_000 : 120_000,
);

test.skipIf(runsAll)('the README repeats the summary of the table', () => {
  const [figure] = /^\d+ changes of a field, .*(?=\.$)/m.exec(readFileSync(tableFile, 'utf8'))!;
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(figure);
});
