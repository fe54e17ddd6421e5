import { describe, expect, test } from 'vitest';
import { type StateName, states } from '../states.ts';
import { readBoth } from './contract.ts';
import { noUnknownParameter } from './sandbox-states.ts';

const { interactions } = readBoth();
const uses = interactions.flatMap(({ providerStates = [] }) => providerStates);

/** Names that a request takes from a state's answer: `Bearer ${accessToken}` takes `accessToken`. */
const takenIn = (request: unknown) =>
  [...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);

describe('the catalogue of states', () => {
  test('has every state of the contract, and no other', () => {
    expect([...new Set(uses.map(({ name }) => name))].toSorted()).toEqual(Object.keys(states).toSorted());
  });

  test('explains every parameter that the contract gives', () => {
    for (const { name, params = {} } of uses)
      expect(Object.keys(states[name as StateName].params)).toEqual(
        expect.arrayContaining(Object.keys(params)),
      );
  });

  test('says which state gives out each value that a request takes', () => {
    for (const { request, providerStates = [] } of interactions) {
      const given = providerStates.flatMap(({ name }) =>
        Object.keys(states[name as StateName].givesOut ?? {}),
      );
      expect(given).toEqual(expect.arrayContaining(takenIn(request.generators ?? {})));
    }
  });

  test('gives no parameter that the sandbox does not know', () => {
    expect(noUnknownParameter).toBe(true);
  });
});
