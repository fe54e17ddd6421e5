import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { committedContract, freshContract, freshDescriptions, pactNames } from '../contract-files.ts';
import { withEitherForm } from '../either-way.ts';
import { readContract } from './contract.ts';

// `pnpm test contract -u` writes these files anew.
describe.each(pactNames)('the committed pact of what is %s', (name) => {
  const fresh = withEitherForm(readFileSync(freshContract(name), 'utf8'));

  test('is what the consumer tests say today', () =>
    expect(fresh).toMatchFileSnapshot(committedContract(name)));

  test('has one interaction for each that was tested: none overwrote another of its name', () => {
    const tested = readFileSync(freshDescriptions(name), 'utf8').trim().split('\n').toSorted();
    const written = readContract(freshContract(name)).interactions.map(({ description }) => description);
    expect(written.toSorted()).toEqual(tested);
  });
});
