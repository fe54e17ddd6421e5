import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { validateBirthDate } from './validate-birth-date.ts';

const AGES = { min: 12, max: 60 };
const TODAY = new CalendarDate(2026, 11, 21);

const problem = (day: string, month: string, year: string) =>
  validateBirthDate({ day, month, year }, AGES, TODAY);

describe('DateOfBirthField 6: real dates and a plausible age', () => {
  it('an empty field has no problem', () => {
    expect(problem('', '', '')).toBeUndefined();
  });

  it('the problem names the missing fields', () => {
    expect(problem('4', '', '1996')).toEqual({ kind: 'missing', parts: ['month'] });
    expect(problem('', '', '1996')).toEqual({ kind: 'missing', parts: ['day', 'month'] });
  });

  it('the year must have four digits', () => {
    expect(problem('4', '5', '96')).toEqual({ kind: 'shortYear', parts: ['year'] });
  });

  it('a day that does not exist is a problem', () => {
    expect(problem('30', '2', '1996')?.kind).toBe('nonexistent');
  });

  it.each([
    ['20', '11', '2014', undefined],
    ['21', '11', '2014', undefined],
    ['22', '11', '2014', 'implausible'],
    ['22', '11', '1965', undefined],
    ['21', '11', '1965', 'implausible'],
    ['1', '1', '2030', 'implausible'],
  ])('%s.%s.%s: %s', (day, month, year, kind) => {
    expect(problem(day, month, year)?.kind).toBe(kind);
  });
});
