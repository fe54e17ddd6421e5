import { describe, expect, test } from 'vitest';
import { type StateName, states } from '../states.ts';
import { type Interaction, type Json, readBoth, readContract } from './contract.ts';

const { interactions } = readBoth();
const uses = interactions.flatMap(({ providerStates = [] }) => providerStates);

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that a request takes from the response to a state: `Bearer ${accessToken}` takes `accessToken`. */
const takenIn = (request: unknown) =>
  [...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);

describe('the catalogue of states', () => {
  test('has every state of the contract, and no other', () => {
    expect([...new Set(uses.map(({ name }) => name))].toSorted()).toEqual(Object.keys(states).toSorted());
  });

  test('explains every parameter that the contract gives, also those of a row', () => {
    for (const { name, params = {} } of uses) {
      const named = Object.entries(params).flatMap(([param, value]) => [
        param,
        ...[value]
          .flat()
          .flatMap((row) => (isObject(row) ? Object.keys(row).map((key) => `${param}.${key}`) : [])),
      ]);
      expect(Object.keys(states[name as StateName].params)).toEqual(expect.arrayContaining(named));
    }
  });

  test('names the state that gives out each value that a request takes', () => {
    for (const { request, providerStates = [] } of interactions) {
      const given = providerStates.flatMap(({ name }) =>
        Object.keys(states[name as StateName].givesOut ?? {}),
      );
      expect(given).toEqual(expect.arrayContaining(takenIn(request.generators ?? {})));
    }
  });
});

/** What a backend's work comes to is states times parameters: this is what it may be. */
describe('the budget of the required pact', () => {
  const { interactions: required } = readContract();
  const statesOf = ({ providerStates = [] }: Interaction) => providerStates;

  test('is at most 45 interactions, 12 states, and two states for an interaction', () => {
    expect(required.length).toBeLessThanOrEqual(45);
    expect(new Set(required.flatMap(statesOf).map(({ name }) => name)).size).toBeLessThanOrEqual(12);
    expect(Math.max(...required.map((each) => statesOf(each).length))).toBeLessThanOrEqual(2);
  });

  test('is at most three rows beside a user for a state', () => {
    const rowsOf = ({ params = {} }: { params?: Record<string, Json> }) => {
      const lists = Object.values(params).filter((value) => Array.isArray(value));
      return lists.flat().length + ('code' in params || 'enrolled_in' in params ? 1 : 0);
    };
    expect(required.flatMap(statesOf).filter((use) => rowsOf(use) > 3)).toEqual([]);
  });
});
