import { describe, expect, it } from 'vitest';
import { countCharacters, getFullness } from './character-count.ts';

describe('TextArea 6: the fill level of a text', () => {
  it.each([
    [0, 'free'],
    [79, 'free'],
    [80, 'nearlyFull'],
    [99, 'nearlyFull'],
    [100, 'full'],
    [101, 'over'],
  ])('%i of 100 is %s', (count, fullness) => {
    expect(getFullness(count, 100)).toBe(fullness);
  });

  it('counts code points, composed [T-10]', () => {
    expect(countCharacters('श्री')).toBe(4);
    expect(countCharacters('🌙🌙')).toBe(2);
    expect(countCharacters('e\u0301')).toBe(1);
  });
});
