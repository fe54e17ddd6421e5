import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { committedContract, freshContract, freshDescriptions, pactNames } from '../contract-files.ts';
import { committedText } from '../contract-format.ts';
import { readContract } from './contract.ts';

// `pnpm test contract -u` writes these files.
describe.each(pactNames)('the committed %s pact', (name) => {
  const freshText = committedText(readFileSync(freshContract(name), 'utf8'), name);

  test('equals the contract that the consumer tests record', () =>
    expect(freshText).toMatchFileSnapshot(committedContract(name)));

  test('has one interaction per tested description, so that no two share a description', () => {
    const tested = readFileSync(freshDescriptions(name), 'utf8').trim().split('\n').toSorted();
    const written = readContract(freshContract(name)).interactions.map(({ description }) => description);
    expect(written.toSorted()).toEqual(tested);
  });
});
