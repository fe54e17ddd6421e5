import { describe, expect, test } from 'vitest';
import { type StateName, states } from '../states.ts';
import { type Interaction, type Json, readMergedContract, readContract } from './contract.ts';

const { interactions } = readMergedContract();
const usedStates = interactions.flatMap(({ providerStates = [] }) => providerStates);

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the names of state values in a request: `accessToken` in `Bearer ${accessToken}`. */
const findPlaceholders = (request: unknown) =>
  [...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);

describe('the catalogue of states', () => {
  test('has exactly the states of the contract', () => {
    expect([...new Set(usedStates.map(({ name }) => name))].toSorted()).toEqual(
      Object.keys(states).toSorted(),
    );
  });

  test('describes every parameter of the contract, including those of rows', () => {
    for (const { name, params = {} } of usedStates) {
      const usedParams = Object.entries(params).flatMap(([param, value]) => [
        param,
        ...[value]
          .flat()
          .flatMap((row) => (isObject(row) ? Object.keys(row).map((key) => `${param}.${key}`) : [])),
      ]);
      expect(Object.keys(states[name as StateName].params)).toEqual(expect.arrayContaining(usedParams));
    }
  });

  test('has a state that returns each value that a request contains', () => {
    for (const { request, providerStates = [] } of interactions) {
      const returnedValues = providerStates.flatMap(({ name }) =>
        Object.keys(states[name as StateName].returns ?? {}),
      );
      expect(returnedValues).toEqual(expect.arrayContaining(findPlaceholders(request.generators ?? {})));
    }
  });
});

/** Each interaction, state and row is work for the backend team, so their number is limited. */
describe('the budget of the required pact', () => {
  const { interactions: required } = readContract();
  const getStates = ({ providerStates = [] }: Interaction) => providerStates;

  test('the required pact has at most 45 interactions, 12 states, and two states per interaction', () => {
    expect(required.length).toBeLessThanOrEqual(45);
    expect(new Set(required.flatMap(getStates).map(({ name }) => name)).size).toBeLessThanOrEqual(12);
    expect(Math.max(...required.map((interaction) => getStates(interaction).length))).toBeLessThanOrEqual(2);
  });

  test('a state sets up at most three rows', () => {
    const getRows = ({ params = {} }: { params?: Record<string, Json> }) => {
      const lists = Object.values(params).filter((value) => Array.isArray(value));
      // A state with `code` or `enrolled_in` also adds the hospital or the session of that key.
      return lists.flat().length + ('code' in params || 'enrolled_in' in params ? 1 : 0);
    };
    expect(required.flatMap(getStates).filter((use) => getRows(use) > 3)).toEqual([]);
  });
});
