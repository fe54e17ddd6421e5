import { PhoneField } from '@janani/ui/phone-field';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { validatePhone } from '../../src/features/account/phone.ts';
import { tryAll } from './record.ts';

const NUMBER = '9876543210';

/** Formats in which people, contact lists, messengers and web pages write the same number. */
const FORMATS = [
  ['9876543210', '98765 43210', '98765-43210', '987 654 3210', '987-654-3210', '9876 543 210'],
  ['(987) 654-3210', '98.76.54.32.10', '9876543210 ', ' 9876543210', '\t9876543210\n', '9876543210.'],
  [
    '+919876543210',
    '+91 9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '+91(98765)43210',
  ],
  ['+91.98765.43210', '+ 91 98765 43210', '＋91 98765 43210', '[+91] 9876543210'],
  [
    '919876543210',
    '91 98765 43210',
    '91-9876543210',
    '00919876543210',
    '0091 98765 43210',
    '0091-98765-43210',
  ],
  ['09876543210', '0 98765 43210', '0-98765-43210', '(0)9876543210', '098765-43210'],
  [
    'tel:+919876543210',
    'tel:9876543210',
    'Phone: +91 98765 43210',
    'Mob. 98765 43210',
    'WhatsApp 9876543210',
  ],
  [
    '९८७६५४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '௯௮௭௬௫௪௩௨௧௦',
    '৯৮৭৬৫৪৩২১০',
    '౯౮౭౬౫౪౩౨౧౦',
    '۹۸۷۶۵۴۳۲۱۰',
    '９８７６５４３２１０',
  ],
  [
    '\u202A+91 98765 43210\u202C',
    '\u200E9876543210',
    '98765\u00A043210',
    '98765\u201143210',
    '\uFEFF9876543210',
  ],
].flat();

/** Texts that are not a valid number: the digits are preserved, and validation reports the error. */
const INVALID_NUMBERS: [text: string, digits: string][] = [
  ['+1 202 555 0123', '12025550123'],
  ['+44 7700 900123', '447700900123'],
  ['98765', '98765'],
  ['987654321012', '987654321012'],
  ['0 0 9876543210', '009876543210'],
  ['5876543210', '5876543210'],
  ['no number', ''],
];

const Phone = () => {
  const [value, setValue] = useState('');
  return <PhoneField label="Phone number" value={value} onChange={setValue} />;
};
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });

/** Ways to enter a number at once. */
const inputMethods: Record<string, (text: string) => void> = {
  pasted: (text) => fireEvent.paste(input(), { clipboardData: { getData: () => text } }),
  // Autofill sets no input type.
  'filled in': (text) => fireEvent.change(input(), { target: { value: text } }),
};
const valueAfter = (method: string, text: string) => {
  render(<Phone />);
  inputMethods[method]?.(text);
  const { value } = input();
  cleanup();
  return value;
};

afterEach(cleanup);

test('the list has at least 40 formats [T-29]', () => {
  expect(new Set(FORMATS).size).toBeGreaterThanOrEqual(40);
});

test.for(Object.keys(inputMethods))(
  'a number is recognised in every format when %s [T-29, SI-04]',
  async (method, context) => {
    const failed = await tryAll(context, 8, FORMATS, (text) => {
      const digits = valueAfter(method, text);
      return digits !== NUMBER || validatePhone(digits) !== undefined;
    });
    expect(failed).toEqual([]);
  },
);

test.for(Object.keys(inputMethods))(
  'an invalid number is not turned into a valid one when %s [T-29, SI-07]',
  async (method, context) => {
    const failed = await tryAll(context, 8, INVALID_NUMBERS, ([text, digits]) => {
      const value = valueAfter(method, text);
      return value !== digits || validatePhone(value) === undefined;
    });
    expect(failed).toEqual([]);
  },
);
