import { describe, expect, test } from 'vitest';
import { validatePhone, formatPhone, toInternational } from './phone.ts';

describe('validatePhone', () => {
  test.each(['', '9', '987654321'])('fewer than ten digits are rejected: "%s" [SI-05]', (phone) => {
    expect(validatePhone(phone)).toBe('phone.tooShort');
  });
  test.each(['98765432101', '919876543210'])('more than ten digits are rejected: %s [SI-06]', (phone) => {
    expect(validatePhone(phone)).toBe('phone.tooLong');
  });
  test.each(['0987654321', '1234567890', '5876543210', '98765 4321', '98765x4321', '९८७६५४३२१०'])(
    'ten characters that are no Indian mobile number are rejected: %s [SI-07]',
    (phone) => {
      expect(validatePhone(phone)).toBe('phone.notIndian');
    },
  );
  test.each(['6000000000', '7123456789', '8999999999', '9876543210'])('%s is accepted [SI-07]', (phone) => {
    expect(validatePhone(phone)).toBeUndefined();
  });
});

test('the prefix is added only to a number without one [SI-19]', () => {
  expect(toInternational('9876543210')).toBe('+919876543210');
  expect(toInternational('+14155550100')).toBe('+14155550100');
});

test('a number is shown in two groups of five', () => {
  expect(formatPhone('9876543210')).toBe('+91 98765 43210');
  for (const other of ['+14155550100', '98765432101', '09876543210']) expect(formatPhone(other)).toBe(other);
});
