import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allDrifts, tryDrifts } from './drift.ts';
import { nameOf } from './fields.ts';
import { reasonFor } from './reasons.ts';
import { figureOf, isUnnamed, tableFile, tableOf } from './table.ts';

/** `pnpm pact drift` tries all and writes the table; here it is a few, others each day. */
const isAll = process.env['DRIFT'] === 'all';
/** A field or two, in all parts: only the calls that it belongs to are asked. */
const AT_A_TIME = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Issue 21: a change is named in less. */
const LONGEST_MS = 60_000;

test(
  'a field that is changed in one part only is named by a check',
  async () => {
    const all = allDrifts();
    const first = (Math.floor(Date.now() / DAY_MS) * AT_A_TIME) % all.length;
    const tried = await tryDrifts(isAll ? all : all.slice(first, first + AT_A_TIME));
    if (isAll) {
      mkdirSync(dirname(tableFile), { recursive: true });
      writeFileSync(tableFile, tableOf(tried));
      console.log(figureOf(tried));
    }
    const unexplained = tried.filter((each) => isUnnamed(each) && reasonFor(each) === undefined);
    expect(unexplained.map(({ part, change, field }) => `${part}: ${change} ${nameOf(field)}`)).toEqual([]);
    expect(Math.max(...tried.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS);
  },
  isAll ? 1_800_000 : 120_000,
);

test.skipIf(isAll)('the figure of the table stands in the README', () => {
  const [figure] = /^\d+ changes of a field, .*(?=\.$)/m.exec(readFileSync(tableFile, 'utf8'))!;
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(figure);
});
