import { describe, expect, it } from 'vitest';
import { dateOf, NO_PARTS, partsOf, readWholeDate } from './date-parts.ts';

const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe('DateOfBirthField 6: a date in one piece', () => {
  it.each([
    ['04/05/1996', parts('04', '05', '1996')],
    [' 4.5.1996 ', parts('4', '5', '1996')],
    ['4 - 5 - 1996', parts('4', '5', '1996')],
    ['1996-05-04', parts('04', '05', '1996')],
    ['04051996', parts('04', '05', '1996')],
    ['०४/०५/१९९६', parts('04', '05', '1996')],
    ['DOB: 04/05/1996', parts('04', '05', '1996')],
  ])('%s is spread', (text, expected) => {
    expect(readWholeDate(text)).toEqual(expected);
  });

  it.each(['', '4', '1996', '04/05', '4 May 1996', '04/05/96', '04/05/19961'])('%s is not', (text) => {
    expect(readWholeDate(text)).toBeUndefined();
  });
});

describe('T-09: days that exist', () => {
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
    expect(dateOf(parts(day, month, year))?.toString()).toBe(expected);
  });

  it('takes a value apart, and nothing for one that is none', () => {
    expect(partsOf('1996-05-04')).toEqual(parts('04', '05', '1996'));
    expect(partsOf('')).toEqual(NO_PARTS);
    expect(partsOf('4/5/1996')).toEqual(NO_PARTS);
  });
});
