import { describe, expect, it } from 'vitest';
import { datePickerFieldMessages } from './DatePickerField.messages.ts';
import { dayLabel } from './day-label.ts';

const day = {
  date: '2027-06-15',
  locale: 'en-IN',
  messages: datePickerFieldMessages.en,
  isToday: false,
  isSelected: false,
  unavailableReason: undefined,
};

describe('dayLabel', () => {
  it('is the full date', () => {
    expect(dayLabel(day)).toBe('Tuesday, 15 June 2027');
  });

  it('includes "today" and "selected"', () => {
    expect(dayLabel({ ...day, isToday: true, isSelected: true })).toBe(
      'Today, Tuesday, 15 June 2027, selected',
    );
  });

  it('includes why a day is blocked (DatePickerField 2)', () => {
    expect(dayLabel({ ...day, unavailableReason: 'Too near' })).toBe('Tuesday, 15 June 2027. Too near');
  });
});
