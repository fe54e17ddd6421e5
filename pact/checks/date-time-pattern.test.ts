import { describe, expect, test } from 'vitest';
import { getDateTimePattern } from '../consumer/date-time-pattern.ts';

const matchesSameTime = new RegExp(getDateTimePattern('2036-05-21T18:30:00+05:30'));

describe('getDateTimePattern, for 2036-05-21T18:30:00+05:30', () => {
  test.each([
    '2036-05-21T18:30:00+05:30',
    '2036-05-21T18:30',
    '2036-05-21T18:30:00.000',
    '2036-05-21T13:00:00.000Z',
    '2036-05-21T13:00:00-00:00',
    '2036-05-21T21:00:00+08:00',
    '2036-05-21T09:00-04:00',
    '2036-05-22T01:45:00+12:45',
    '2036-05-21T03:30:00-09:30',
  ])('%s matches', (text) => expect(text).toMatch(matchesSameTime));

  test.each([
    ['Indian time sent as UTC', '2036-05-21T18:30:00Z'],
    ['UTC without an offset', '2036-05-21T13:00:00'],
    ['UTC with the Indian offset', '2036-05-21T13:00:00+05:30'],
    ['the offset with the opposite sign', '2036-05-21T18:30:00-05:30'],
    ['a day late', '2036-05-22T18:30:00+05:30'],
    ['a second late', '2036-05-21T18:30:01+05:30'],
    ['no time', '2036-05-21'],
    ['milliseconds since 1970', '2094987000000'],
    ['a space instead of the T', '2036-05-21 18:30:00+05:30'],
  ])('%s does not match', (_, text) => expect(text).not.toMatch(matchesSameTime));
});
