import { describe, expect, it } from 'vitest';
import { toCalendarDate, EMPTY_PARTS, getParts, parseFullDate } from './date-parts.ts';

const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe('DateOfBirthField 6: a date pasted into one field', () => {
  it.each([
    ['04/05/1996', parts('04', '05', '1996')],
    [' 4.5.1996 ', parts('4', '5', '1996')],
    ['4 - 5 - 1996', parts('4', '5', '1996')],
    ['1996-05-04', parts('04', '05', '1996')],
    ['04051996', parts('04', '05', '1996')],
    ['०४/०५/१९९६', parts('04', '05', '1996')],
    ['DOB: 04/05/1996', parts('04', '05', '1996')],
  ])('%s is split into day, month and year', (text, expected) => {
    expect(parseFullDate(text)).toEqual(expected);
  });

  it.each(['', '4', '1996', '04/05', '4 May 1996', '04/05/96', '04/05/19961'])('%s is not split', (text) => {
    expect(parseFullDate(text)).toBeUndefined();
  });
});

describe('days that exist [T-09]', () => {
  it.each([
    ['29', '2', '1996', '1996-02-29'],
    ['04', '05', '1996', '1996-05-04'],
    ['29', '2', '1995', undefined],
    ['31', '4', '1996', undefined],
    ['1', '13', '1996', undefined],
    ['0', '5', '1996', undefined],
    ['1', '5', '96', undefined],
    ['', '', '', undefined],
  ])('%s.%s.%s is %s', (day, month, year, expected) => {
    expect(toCalendarDate(parts(day, month, year))?.toString()).toBe(expected);
  });

  it('a value is split into its three fields, and an invalid one into none', () => {
    expect(getParts('1996-05-04')).toEqual(parts('04', '05', '1996'));
    expect(getParts('')).toEqual(EMPTY_PARTS);
    expect(getParts('4/5/1996')).toEqual(EMPTY_PARTS);
  });
});
