import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allChanges, tryChanges } from './changes.ts';
import { nameOf } from './fields.ts';
import { reasonFor } from './reasons.ts';
import { figureOf, isUndetected, tableFile, tableOf } from './table.ts';

/** `pnpm pact description-changes` tries all and writes the table; here it is a few, others each day. */
const isAll = process.env['DESCRIPTION_CHANGES'] === 'all';
/** A field or two, in all targets: only the calls that it belongs to are asked. */
const AT_A_TIME = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A check detects a change in less. */
const LONGEST_MS = 60_000;

test(
  'a field that is changed in one target only is detected by a check',
  async () => {
    const all = allChanges();
    const first = (Math.floor(Date.now() / DAY_MS) * AT_A_TIME) % all.length;
    const tried = await tryChanges(isAll ? all : all.slice(first, first + AT_A_TIME));
    if (isAll) {
      mkdirSync(dirname(tableFile), { recursive: true });
      writeFileSync(tableFile, tableOf(tried));
      console.log(figureOf(tried));
    }
    const unexplained = tried.filter((each) => isUndetected(each) && reasonFor(each) === undefined);
    expect(unexplained.map(({ target, change, field }) => `${target}: ${change} ${nameOf(field)}`)).toEqual(
      [],
    );
    expect(Math.max(...tried.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS);
  },
  isAll ? 1_800_000 : 120_000,
);

test.skipIf(isAll)('the README has the figure of the table', () => {
  const [figure] = /^\d+ changes of a field, .*(?=\.$)/m.exec(readFileSync(tableFile, 'utf8'))!;
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(figure);
});
