import { describe, expect, it } from 'vitest';
import { median, p95, percentile } from './statistics.ts';

describe('statistics of the bench', () => {
  it('the median is the middle sample in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  it('p95 is the sample that 95 of 100 samples do not exceed', () => {
    expect(p95(Array.from({ length: 100 }, (_, index) => index + 1))).toBe(95);
    expect(p95([1, 2, 3])).toBe(3);
  });

  it('the samples are not reordered, and an empty list is an error', () => {
    const samples = [3, 1, 2];
    median(samples);
    expect(samples).toEqual([3, 1, 2]);
    expect(() => percentile([], 0.5)).toThrow('nothing was timed');
  });
});
