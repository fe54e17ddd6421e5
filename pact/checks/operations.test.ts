import { describe, expect, test } from 'vitest';
import { getOperationId, readApiOperations } from '../rules/api-operations.ts';
import { readMergedContract } from './contract.ts';

/** A success, and at least two of: an error response, an empty response, a missing field, another caller. */
const MIN_INTERACTIONS = 3;

const interactions = readMergedContract().interactions.map((interaction) => ({
  ...interaction,
  call: getOperationId(interaction.request.method, interaction.request.path),
}));

describe('every operation of the description', () => {
  test.each(readApiOperations())('$id is in the contract', ({ id }) => {
    const ofOperation = interactions.filter(({ call }) => call === id);
    expect(ofOperation.length).toBeGreaterThanOrEqual(MIN_INTERACTIONS);
    expect(ofOperation.some(({ response }) => response.status < 300)).toBe(true);
    expect(ofOperation.some(({ response }) => response.status >= 400)).toBe(true);
  });

  test('is the prefix of the description of its interactions', () => {
    expect(interactions.filter(({ call, description }) => !description.startsWith(`${call}: `))).toEqual([]);
  });
});
