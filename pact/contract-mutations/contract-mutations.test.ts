import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBoth } from '../checks/contract.ts';
import { readDescribed } from '../rules/described.ts';
import { allMutations } from './all-mutations.ts';
import { reasonFor } from './reasons.ts';
import { keyOf, rowOf, undetectedFile } from './table.ts';
import { tryMutations } from './trials.ts';

/** Of so many mutations one is tried here, another one each day; `pnpm pact contract-mutations` tries all. */
const ONE_OF = 96;
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_LEAST = 150;

const contract = readBoth();
const mutations = allMutations(contract.interactions);
/** Call, rule and what the backend does, of each that is known to pass. */
const undetected = readFileSync(undetectedFile, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((row) => row.slice(2).split(' | ').slice(0, 3).join(' | '));

describe('contract mutations', () => {
  test('are of every call, at least 150, and as many as in the README', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(AT_LEAST);
    expect([...new Set(mutations.map(({ call }) => call))].toSorted()).toEqual(
      readDescribed()
        .map(({ id }) => id)
        .toSorted(),
    );
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    expect(readme).toContain(`${mutations.length} mutations of nine calls: `);
    expect(readme).toContain(` ${undetected.length} pass with a reason.`);
    expect(undetected.filter((key) => !mutations.some((mutation) => keyOf(mutation) === key))).toEqual([]);
  });

  test('a backend that breaks a rule fails the verification, or the reason is known (AP-17)', async () => {
    const first = Math.floor(Date.now() / DAY_MS) % ONE_OF;
    const sample = mutations.filter((_, at) => at % ONE_OF === first);
    const trials = await tryMutations(contract, sample);
    const unexplained = trials.filter(({ found, mutation }) => !found && !reasonFor(mutation));
    expect(unexplained.map(rowOf)).toEqual([]);
    const changed = trials.filter(
      ({ found, mutation }) => undetected.includes(keyOf(mutation)) === Boolean(found),
    );
    expect(changed.map(rowOf), 'Run `pnpm pact contract-mutations` and look at what passes now.').toEqual([]);
  }, 180_000);
});
