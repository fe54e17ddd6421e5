import { describe, expect, test } from 'vitest';
import { callOf, readDescribed } from '../rules/described.ts';
import { readBoth } from './contract.ts';

/** In each pact: a success, and at least two of: a refusal, an empty response, a missing field, another caller. */
const MIN_INTERACTIONS = 3;

const interactions = readBoth().interactions.map((interaction) => ({
  ...interaction,
  call: callOf(interaction.request.method, interaction.request.path),
}));

describe('every operation of the description', () => {
  test.each(readDescribed())('$id is in the contract', ({ id }) => {
    const own = interactions.filter(({ call }) => call === id);
    expect(own.length).toBeGreaterThanOrEqual(MIN_INTERACTIONS);
    expect(own.some(({ response }) => response.status < 300)).toBe(true);
    expect(own.some(({ response }) => response.status >= 400)).toBe(true);
  });

  test('is the prefix of the description of its interactions', () => {
    expect(interactions.filter(({ call, description }) => !description.startsWith(`${call}: `))).toEqual([]);
  });
});
