import { describe, expect, it } from 'vitest';
import { datePickerFieldMessages } from './DatePickerField.messages.ts';
import { getDayLabel } from './day-label.ts';

const day = {
  date: '2027-06-15',
  locale: 'en-IN',
  messages: datePickerFieldMessages.en,
  isToday: false,
  isSelected: false,
  unavailableReason: undefined,
};

describe('getDayLabel', () => {
  it('is the full date', () => {
    expect(getDayLabel(day)).toBe('Tuesday, 15 June 2027');
  });

  it('includes "today" and "selected"', () => {
    expect(getDayLabel({ ...day, isToday: true, isSelected: true })).toBe(
      'Today, Tuesday, 15 June 2027, selected',
    );
  });

  it('includes the reason why a day is unavailable (DatePickerField 2)', () => {
    expect(getDayLabel({ ...day, unavailableReason: 'Too near' })).toBe('Tuesday, 15 June 2027. Too near');
  });
});
