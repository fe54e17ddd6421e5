import { describe, expect, it } from 'vitest';
import { roundsOf } from './rounds.ts';

describe('rounds of the bench', () => {
  it('everyone runs once a round, and each round another begins', () => {
    expect(roundsOf(['a', 'b', 'c'], 4)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });
});
