import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBoth } from '../checks/contract.ts';
import { readDescribed } from '../rules/described.ts';
import { allBreaks } from './all.ts';
import { reasonFor } from './reasons.ts';
import { rowOf, tableFile } from './table.ts';
import { tryBreaks } from './trials.ts';

/** Of so many breaks one is tried here, another one each day; `pnpm pact:breaks` tries all and writes the table. */
const ONE_OF = 96;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Issue 21 asks for as many. */
const AT_LEAST = 150;

const contract = readBoth();
const breaks = allBreaks(contract.interactions);
const table = readFileSync(tableFile, 'utf8');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);

/** What tells a row from the others: call, rule and what the backend does. */
const keyOf = (row: string) => row.split(' | ').slice(0, 3).join(' | ');
/** The same, with the interaction that fails. */
const foundIn = (row: string) => row.split(' | ').slice(0, 5).join(' | ');

describe('the table of breaks', () => {
  test('has every break of every call, in order', () => {
    const now = breaks.map((broken) => keyOf(rowOf({ broken, isSeen: false })));
    expect(rows.map(keyOf)).toEqual(now);
    expect(rows.length).toBeGreaterThanOrEqual(AT_LEAST);
    expect([...new Set(breaks.map(({ call }) => call))].toSorted()).toEqual(
      readDescribed()
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('explains each that passes, and its figure stands in the README', () => {
    expect(table).not.toContain('NO REASON');
    const [figure] = /^\d+ breaks over nine calls: .*(?=\.$)/m.exec(table)!;
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    expect(readme.replaceAll(/\s+/g, ' ')).toContain(figure);
  });

  test('AP-17 a backend that breaks a rule fails the verification, or its reason is known', async () => {
    const first = Math.floor(Date.now() / DAY_MS) % ONE_OF;
    const sample = breaks.filter((_, at) => at % ONE_OF === first);
    const trials = await tryBreaks(contract, sample);
    const unexplained = trials.filter(({ found, broken }) => !found && !reasonFor(broken));
    expect(unexplained.map(rowOf)).toEqual([]);
    const known = new Set(rows.map(foundIn));
    const changed = trials.map(rowOf).filter((row) => !known.has(foundIn(row)));
    expect(changed).toEqual([]);
  }, 180_000);
});
