import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  getCommittedContract,
  getRecordedContract,
  getRecordedDescriptions,
  pactNames,
} from '../contract-files.ts';
import { toCommittedText } from '../contract-format.ts';
import { readContract } from './contract.ts';

// `pnpm test contract -u` writes these files.
describe.each(pactNames)('the committed %s pact', (name) => {
  const recordedText = toCommittedText(readFileSync(getRecordedContract(name), 'utf8'), name);

  test('equals the contract that the consumer tests record', () =>
    expect(recordedText).toMatchFileSnapshot(getCommittedContract(name)));

  test('has one interaction per recorded description, so no two interactions share one', () => {
    const tested = readFileSync(getRecordedDescriptions(name), 'utf8').trim().split('\n').toSorted();
    const recorded = readContract(getRecordedContract(name)).interactions.map(
      ({ description }) => description,
    );
    expect(recorded.toSorted()).toEqual(tested);
  });
});
