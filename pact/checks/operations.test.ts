import { describe, expect, test } from 'vitest';
import { readBoth } from './contract.ts';
import { operationOf, readOperations } from './description.ts';

/** In either pact: a success, and at least two more of a refusal, an empty response, an absent field, another caller. */
const MIN_INTERACTIONS = 3;

const { interactions } = readBoth();
const operations = readOperations();

describe('every operation of the description', () => {
  test.each(operations.map(({ operationId }) => operationId))('%s is in the contract', (id) => {
    const own = interactions.filter((interaction) => operationOf(interaction, operations).operationId === id);
    expect(own.length).toBeGreaterThanOrEqual(MIN_INTERACTIONS);
    expect(own.some(({ response }) => response.status < 300)).toBe(true);
    expect(own.some(({ response }) => response.status >= 400)).toBe(true);
  });

  test('names the interactions that are about it', () => {
    for (const interaction of interactions)
      expect(interaction.description).toMatch(
        new RegExp(`^${operationOf(interaction, operations).operationId}: `),
      );
  });
});
