import { expect, it } from 'vitest';
import { isTooNoisy, computeSpread } from './noise.ts';

const steady = [80, 81, 80, 79, 80, 82, 80, 80, 81, 80];

it('noise is the spread of most times of the same loop, relative to their median', () => {
  expect(computeSpread([90, 95, 100, 100, 100, 100, 100, 100, 105, 130])).toBeCloseTo(0.15);
  expect(isTooNoisy([80, 120, 81, 160, 80, 90, 140, 80, 110, 82])).toBe(true);
});

it('one interruption does not make a long run noisy', () => {
  expect(isTooNoisy([...steady, ...steady, 400])).toBe(false);
});
