import { describe, expect, test } from 'vitest';
import { findNumberError, formatNumber, parseNumber, parseValue, stepFrom } from './number-text.ts';

describe('NumberField 13', () => {
  test.each([
    ['1,50,000', 150_000],
    ['१२', 12],
    [' 1 500.5 ', 1500.5],
    ['−3', -3],
    ['.5', 0.5],
    ['12 kg', undefined],
    ['1.2.3', undefined],
    ['-', undefined],
    ['', undefined],
  ])('the text "%s" is the number %s', (text, value) => expect(parseNumber(text)).toBe(value));

  test('a text that is no number has a value of its own', () =>
    expect(['7', ' ', '-'].map(parseValue)).toEqual([7, null, Number.NaN]));

  test('a number is grouped as in India', () => {
    expect(formatNumber(1_250_000, 'en-IN')).toBe('12,50,000');
    expect(formatNumber(0.25, 'hi-IN')).toBe('0.25');
    expect(formatNumber(null, 'en-IN')).toBe('');
  });

  test.each([
    ['', undefined],
    ['5', undefined],
    ['five', 'notANumber'],
    ['1.5', 'notWhole'],
    ['0', 'tooLow'],
    ['11', 'tooHigh'],
  ])('the text "%s" has the error %s', (text, error) =>
    expect(findNumberError(text, { min: 1, max: 10, step: 1 })).toBe(error),
  );

  test.each([
    [null, 1, 1],
    [9, 1, 10],
    [10, 1, 10],
    [5, -10, 1],
  ])('from %s, %i steps lead to %i', (value, steps, next) =>
    expect(stepFrom(value, steps, { min: 1, max: 10, step: 1 })).toBe(next),
  );

  test('steps below one leave no rest from floating point', () => {
    expect(stepFrom(0.2, 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });
});
