import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBoth } from '../checks/contract.ts';
import { readDescribed } from '../rules/described.ts';
import { allBreaks } from './all.ts';
import { reasonFor } from './reasons.ts';
import { keyOf, passingFile, rowOf } from './table.ts';
import { tryBreaks } from './trials.ts';

/** Of so many breaks one is tried here, another one each day; `pnpm pact breaks` tries all. */
const ONE_OF = 96;
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_LEAST = 150;

const contract = readBoth();
const breaks = allBreaks(contract.interactions);
/** Call, rule and what the backend does, of each that is known to pass. */
const passing = readFileSync(passingFile, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((row) => row.slice(2).split(' | ').slice(0, 3).join(' | '));

describe('breaks', () => {
  test('are of every call, at least 150, and as many as the README says', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(AT_LEAST);
    expect([...new Set(breaks.map(({ call }) => call))].toSorted()).toEqual(
      readDescribed()
        .map(({ id }) => id)
        .toSorted(),
    );
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    expect(readme).toContain(`${breaks.length} breaks over nine calls: `);
    expect(readme).toContain(` ${passing.length} pass with a reason.`);
    expect(passing.filter((key) => !breaks.some((broken) => keyOf(broken) === key))).toEqual([]);
  });

  test('AP-17 a backend that breaks a rule fails the verification, or its reason is known', async () => {
    const first = Math.floor(Date.now() / DAY_MS) % ONE_OF;
    const sample = breaks.filter((_, at) => at % ONE_OF === first);
    const trials = await tryBreaks(contract, sample);
    const unexplained = trials.filter(({ found, broken }) => !found && !reasonFor(broken));
    expect(unexplained.map(rowOf)).toEqual([]);
    const changed = trials.filter(({ found, broken }) => passing.includes(keyOf(broken)) === Boolean(found));
    expect(changed.map(rowOf), 'Run `pnpm pact breaks` and look at what passes now.').toEqual([]);
  }, 180_000);
});
