import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  committedContract,
  freshContract,
  freshDescriptions,
  kitContract,
  providerKit,
} from '../contract-files.ts';
import { readContract } from './contract.ts';
import { kitStates } from './kit-states.ts';

// `pnpm test:pact -u` writes these files anew.
describe('the committed contract', () => {
  const fresh = readFileSync(freshContract, 'utf8');

  test('is what the consumer tests say today', () => expect(fresh).toMatchFileSnapshot(committedContract));

  test('is the one in the provider kit', () => expect(fresh).toMatchFileSnapshot(kitContract));

  test('has its states explained in the provider kit', () => {
    const explained = `${JSON.stringify(kitStates(readContract(freshContract)), null, 2)}\n`;
    return expect(explained).toMatchFileSnapshot(join(providerKit, 'states.json'));
  });

  test('has one interaction for each that was tested: none overwrote another of its name', () => {
    const tested = readFileSync(freshDescriptions, 'utf8').trim().split('\n').toSorted();
    const written = readContract(freshContract).interactions.map(({ description }) => description);
    expect(written.toSorted()).toEqual(tested);
  });
});
