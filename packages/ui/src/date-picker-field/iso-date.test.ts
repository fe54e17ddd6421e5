import { describe, expect, it } from 'vitest';
import {
  INDIA_TIME_ZONE,
  isIsoDate,
  isInRange,
  formatDate,
  formatAccessibleDate,
  getToday,
} from './iso-date.ts';

describe('dates are days, not instants [T-09]', () => {
  it('today is the day in India, before and after midnight there', () => {
    expect(getToday(INDIA_TIME_ZONE, new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(getToday(INDIA_TIME_ZONE, new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-02-30', false],
    ['2027-13-01', false],
    ['27-01-01', false],
    ['2027-06-15T00:00', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  it('a range includes both ends, and a missing end is open', () => {
    expect(isInRange('2026-12-19', '2026-12-19', '2026-12-19')).toBe(true);
    expect(isInRange('2026-12-18', '2026-12-19', undefined)).toBe(false);
    expect(isInRange('2026-12-20', undefined, '2026-12-19')).toBe(false);
    expect(isInRange('0001-01-01', undefined, undefined)).toBe(true);
  });

  it('the accessible date contains the visible one, after the weekday (WCAG 2.5.3)', () => {
    expect(formatDate('2027-06-15', 'en-IN')).toBe('15 June 2027');
    expect(formatAccessibleDate('2027-06-15', 'en-IN')).toBe('Tuesday, 15 June 2027');
    expect(formatAccessibleDate('2027-06-15', 'hi-IN')).toBe(`मंगलवार, ${formatDate('2027-06-15', 'hi-IN')}`);
  });
});
