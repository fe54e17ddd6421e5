import { describe, expect, it } from 'vitest';
import { clockText, millisecondsToNextSecond, secondsLeft } from './seconds-left.ts';

const DEADLINE = 30_000;

describe('secondsLeft', () => {
  it.each([
    [0, 30],
    [1, 30],
    [1000, 29],
    [29_999, 1],
    [30_000, 0],
    [99_000, 0],
  ])('at %i ms of 30 s, %i s are left [OT-05]', (time, seconds) => {
    expect(secondsLeft(DEADLINE, time)).toBe(seconds);
  });
});

describe('millisecondsToNextSecond', () => {
  it.each([
    [0, 1000],
    [1, 999],
    [250, 750],
    [29_999, 1],
  ])('at %i ms the number changes after %i ms', (time, wait) => {
    expect(millisecondsToNextSecond(DEADLINE, time)).toBe(wait);
    expect(secondsLeft(DEADLINE, time + wait)).toBe(secondsLeft(DEADLINE, time) - 1);
  });
});

describe('clockText', () => {
  it.each([
    [24, '0:24'],
    [5, '0:05'],
    [90, '1:30'],
  ])('%i s are %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
