import { describe, expect, it } from 'vitest';
import { countVisibleYears } from './visible-years.ts';

describe('the list of years covers the range [trap 13]', () => {
  it('a range of a few months needs no list of years', () => {
    expect(countVisibleYears('2026-12-19', '2027-08-28')).toBeUndefined();
  });

  it('the years of both ends are included', () => {
    expect(countVisibleYears('1960-01-01', '2008-11-21')).toBe(49);
  });

  it('a range with an open end has 100 years', () => {
    expect(countVisibleYears(undefined, '2008-11-21')).toBe(100);
  });
});
