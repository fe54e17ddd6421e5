import { describe, expect, test } from 'vitest';
import { callOf, readDescribed } from '../rules/described.ts';
import { readBoth } from './contract.ts';

/** In either pact: a success, and at least two more of a refusal, an empty response, an absent field, another caller. */
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

  test('names the interactions that are about it', () => {
    expect(interactions.filter(({ call, description }) => !description.startsWith(`${call}: `))).toEqual([]);
  });
});
