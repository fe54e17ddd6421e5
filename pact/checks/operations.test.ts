import { describe, expect, test } from 'vitest';
import { getOperationId, readApiOperations } from '../rules/api-operations.ts';
import { readMergedContract } from './contract.ts';

/** A success, an error response and one more: an empty response, a missing field or another caller. */
const MIN_INTERACTIONS = 3;

const interactions = readMergedContract().interactions.map((interaction) => ({
  ...interaction,
  call: getOperationId(interaction.request.method, interaction.request.path),
}));

describe('every operation of the description', () => {
  test.each(readApiOperations())(
    '$id has at least three interactions, among them a success and an error',
    ({ id }) => {
      const operationInteractions = interactions.filter(({ call }) => call === id);
      expect(operationInteractions.length).toBeGreaterThanOrEqual(MIN_INTERACTIONS);
      expect(operationInteractions.some(({ response }) => response.status < 300)).toBe(true);
      expect(operationInteractions.some(({ response }) => response.status >= 400)).toBe(true);
    },
  );

  test('is the prefix of the description of its interactions', () => {
    expect(interactions.filter(({ call, description }) => !description.startsWith(`${call}: `))).toEqual([]);
  });
});
