import { expect, test } from 'vitest';
import { getMoonPath } from './moon.ts';

test('a new moon is a closed line without area: nothing is lit', () => {
  expect(getMoonPath(0, 10)).toBe('M0 -10A10 10 0 0 1 0 10A10 10 0 0 0 0 -10Z');
});

test('half a moon has a straight terminator', () => {
  expect(getMoonPath(0.5, 10)).toContain('A0 10 ');
});

test('past the half the terminator bulges to the dark side', () => {
  expect(getMoonPath(0.25, 10)).toBe('M0 -10A10 10 0 0 1 0 10A5 10 0 0 0 0 -10Z');
  expect(getMoonPath(0.75, 10)).toBe('M0 -10A10 10 0 0 1 0 10A5 10 0 0 1 0 -10Z');
});

test('a full moon is a circle, and larger shares are limited to it', () => {
  expect(getMoonPath(1, 10)).toBe('M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10Z');
  expect(getMoonPath(1.2, 10)).toBe(getMoonPath(1, 10));
  expect(getMoonPath(-1, 10)).toBe(getMoonPath(0, 10));
});
