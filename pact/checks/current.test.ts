import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { committedContract, freshContract, freshDescriptions, pactNames } from '../contract-files.ts';
import { committedText } from '../contract-format.ts';
import { readContract } from './contract.ts';

// `pnpm test contract -u` writes these files.
describe.each(pactNames)('the committed %s pact', (name) => {
  const fresh = committedText(readFileSync(freshContract(name), 'utf8'), name);

  test('is what the consumer tests record', () => expect(fresh).toMatchFileSnapshot(committedContract(name)));

  test('has one interaction for each that was tested, none under the name of another', () => {
    const tested = readFileSync(freshDescriptions(name), 'utf8').trim().split('\n').toSorted();
    const written = readContract(freshContract(name)).interactions.map(({ description }) => description);
    expect(written.toSorted()).toEqual(tested);
  });
});
