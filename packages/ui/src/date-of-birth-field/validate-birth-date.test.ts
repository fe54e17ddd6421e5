import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { validateBirthDate } from './validate-birth-date.ts';

const AGES = { min: 12, max: 60 };
const TODAY = new CalendarDate(2026, 11, 21);

const validate = (day: string, month: string, year: string) =>
  validateBirthDate({ day, month, year }, AGES, TODAY);

describe('DateOfBirthField 6: real dates and a plausible age', () => {
  it('an empty date has no error', () => {
    expect(validate('', '', '')).toBeUndefined();
  });

  it('the error names the missing fields', () => {
    expect(validate('4', '', '1996')).toEqual({ kind: 'missing', parts: ['month'] });
    expect(validate('', '', '1996')).toEqual({ kind: 'missing', parts: ['day', 'month'] });
  });

  it('the year must have four digits', () => {
    expect(validate('4', '5', '96')).toEqual({ kind: 'shortYear', parts: ['year'] });
  });

  it('a day that does not exist is an error', () => {
    expect(validate('30', '2', '1996')?.kind).toBe('nonexistent');
  });

  it.each([
    ['20', '11', '2014', undefined],
    ['21', '11', '2014', undefined],
    ['22', '11', '2014', 'implausible'],
    ['22', '11', '1965', undefined],
    ['21', '11', '1965', 'implausible'],
    ['1', '1', '2030', 'implausible'],
  ])('%s.%s.%s: %s', (day, month, year, kind) => {
    expect(validate(day, month, year)?.kind).toBe(kind);
  });
});
