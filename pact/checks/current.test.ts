import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  committedContract,
  freshContract,
  freshDescriptions,
  kitContract,
  pactNames,
  providerKit,
} from '../contract-files.ts';
import { withEitherForm } from '../either-way.ts';
import { readContract } from './contract.ts';
import { kitStates } from './kit-states.ts';

// `pnpm test:pact -u` writes these files anew.
describe.each(pactNames)('the committed pact of what is %s', (name) => {
  const fresh = withEitherForm(readFileSync(freshContract(name), 'utf8'));

  test('is what the consumer tests say today', () =>
    expect(fresh).toMatchFileSnapshot(committedContract(name)));

  test('is the one in the provider kit', () => expect(fresh).toMatchFileSnapshot(kitContract(name)));

  test('has one interaction for each that was tested: none overwrote another of its name', () => {
    const tested = readFileSync(freshDescriptions(name), 'utf8').trim().split('\n').toSorted();
    const written = readContract(freshContract(name)).interactions.map(({ description }) => description);
    expect(written.toSorted()).toEqual(tested);
  });
});

describe('the provider kit', () => {
  test('explains the states of both', () => {
    const interactions = pactNames.flatMap((name) => readContract(freshContract(name)).interactions);
    const explained = `${JSON.stringify(kitStates({ interactions }), null, 2)}\n`;
    return expect(explained).toMatchFileSnapshot(join(providerKit, 'states.json'));
  });

  test('brings the description that the backend is held to', () => {
    const description = readFileSync(join(import.meta.dirname, '../../openapi/janani-api.yaml'), 'utf8');
    return expect(description).toMatchFileSnapshot(join(providerKit, 'janani-api.yaml'));
  });

  test('brings what the description cites', () => {
    const assumed = readFileSync(join(import.meta.dirname, '../../openapi/README.md'), 'utf8');
    return expect(assumed).toMatchFileSnapshot(join(providerKit, 'openapi/README.md'));
  });
});
