import { describe, expect, it } from 'vitest';
import { visibleYears } from './visible-years.ts';

describe('trap 13: the list of years reaches as far as the days do', () => {
  it('offers no jump for a due date', () => {
    expect(visibleYears('2026-12-19', '2027-08-28')).toBeUndefined();
  });

  it('counts the years of both ends in', () => {
    expect(visibleYears('1960-01-01', '2008-11-21')).toBe(49);
  });

  it('spans a life where an end is open', () => {
    expect(visibleYears(undefined, '2008-11-21')).toBe(100);
  });
});
