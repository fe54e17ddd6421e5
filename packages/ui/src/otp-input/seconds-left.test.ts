import { describe, expect, it } from 'vitest';
import { formatClock, getMillisecondsToNextSecond, getSecondsLeft } from './seconds-left.ts';

const DEADLINE = 30_000;

describe('getSecondsLeft', () => {
  it.each([
    [0, 30],
    [1, 30],
    [1000, 29],
    [29_999, 1],
    [30_000, 0],
    [99_000, 0],
  ])('at %i ms of 30 s, %i s are left [OT-05]', (time, seconds) => {
    expect(getSecondsLeft(DEADLINE, time)).toBe(seconds);
  });
});

describe('getMillisecondsToNextSecond', () => {
  it.each([
    [0, 1000],
    [1, 999],
    [250, 750],
    [29_999, 1],
  ])('at %i ms the number changes after %i ms', (time, wait) => {
    expect(getMillisecondsToNextSecond(DEADLINE, time)).toBe(wait);
    expect(getSecondsLeft(DEADLINE, time + wait)).toBe(getSecondsLeft(DEADLINE, time) - 1);
  });
});

describe('formatClock', () => {
  it.each([
    [24, '0:24'],
    [5, '0:05'],
    [90, '1:30'],
  ])('%i s are %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
