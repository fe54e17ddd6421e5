import { describe, expect, it } from 'vitest';
import { clampRating, formatRating, STAR_VALUES } from './rating.ts';

describe('StarRating 7: ratings', () => {
  it('has five whole stars', () => {
    expect(STAR_VALUES).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [4.9, 4.9],
    [6, 5],
    [Number.NaN, 0],
  ])('%d is clamped to %d', (rating, drawn) => {
    expect(clampRating(rating)).toBe(drawn);
  });

  it('is formatted with at most one decimal', () => {
    expect(formatRating(4.86, 'en-IN')).toBe('4.9');
    expect(formatRating(5, 'hi-IN')).toBe('5');
  });
});
