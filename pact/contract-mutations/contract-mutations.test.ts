import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMergedContract } from '../checks/contract.ts';
import { readApiOperations } from '../rules/api-operations.ts';
import { createMutations } from './all-mutations.ts';
import { findReason } from './reasons.ts';
import { getKey, toRow, undetectedFile } from './table.ts';
import { runMutations } from './run-mutations.ts';

/** One in this number of mutations is run, a different one each day; `pnpm pact contract-mutations` runs all. */
const SAMPLE_EVERY = 96;
const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_MUTATIONS = 150;

const contract = readMergedContract();
const mutations = createMutations(contract.interactions);
/** Operation, rule and mutated behaviour of each mutation that is known to be undetected. */
const undetected = readFileSync(undetectedFile, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((row) => row.slice(2).split(' | ').slice(0, 3).join(' | '));

describe('contract mutations', () => {
  test('cover every operation, are at least 150, and are counted correctly in the README', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(MIN_MUTATIONS);
    expect([...new Set(mutations.map(({ call }) => call))].toSorted()).toEqual(
      readApiOperations()
        .map(({ id }) => id)
        .toSorted(),
    );
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    expect(readme).toContain(`${mutations.length} mutations of nine calls: `);
    expect(readme).toContain(` ${undetected.length} pass with a reason.`);
    expect(undetected.filter((key) => !mutations.some((mutation) => getKey(mutation) === key))).toEqual([]);
  });

  test('a backend that violates a rule fails the verification, or a reason is documented (AP-17)', async () => {
    const first = Math.floor(Date.now() / DAY_MS) % SAMPLE_EVERY;
    const sample = mutations.filter((_, index) => index % SAMPLE_EVERY === first);
    const results = await runMutations(contract, sample);
    const unexplained = results.filter(({ detection, mutation }) => !detection && !findReason(mutation));
    expect(unexplained.map(toRow)).toEqual([]);
    const changed = results.filter(
      ({ detection, mutation }) => undetected.includes(getKey(mutation)) === Boolean(detection),
    );
    expect(changed.map(toRow), 'Run `pnpm pact contract-mutations` and look at what passes now.').toEqual([]);
  }, 180_000);
});
