import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createRef } from 'react';
import { CalendarOverlay } from '../date-picker-field/CalendarOverlay.tsx';
import { datePickerFieldMessages } from '../date-picker-field/DatePickerField.messages.ts';

/** The global under which react-aria looks for a dictionary that replaces its own. */
const DICTIONARY = Symbol.for('react-aria.i18n.strings');
const LOCALE = Symbol.for('react-aria.i18n.locale');
const page = window as unknown as Record<symbol, unknown>;

const calendar = {
  label: 'Due date',
  value: undefined,
  onChange: () => {},
  onClose: () => {},
  minValue: undefined,
  maxValue: undefined,
  today: '2026-11-21',
  unavailableReason: undefined,
  isClearable: undefined,
  firstDayOfWeek: undefined,
  messages: datePickerFieldMessages.en,
  triggerEvent: { current: undefined },
  closesOnBack: false,
  triggerRef: createRef<Element>(),
} as const;

afterEach(() => {
  delete page[DICTIONARY];
  delete page[LOCALE];
  vi.resetModules();
});

test('no component sets the global dictionary of react-aria [trap 12]', () => {
  render(<CalendarOverlay {...calendar} />);
  expect(page[DICTIONARY]).toBeUndefined();
  expect(page[LOCALE]).toBeUndefined();
});

test('a dictionary without one of react-aria’s packages makes it throw [trap 12]', async () => {
  page[LOCALE] = 'hi-IN';
  page[DICTIONARY] = { 'some-other-package': {} };
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { CalendarOverlay: Fresh } = await import('../date-picker-field/CalendarOverlay.tsx');
  expect(() => render(<Fresh {...calendar} />)).toThrow(/Strings for package .+ were not included/);
});
