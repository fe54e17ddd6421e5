/** Behaviours that the test suites of other date pickers assert, and that no other test here covers. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { UiProvider } from '../provider/index.ts';
import type { DatePickerFieldProps } from './date-picker-props.ts';
import { DatePickerField } from './DatePickerField.tsx';

const onChange = vi.fn<(date: string) => void>();
const renderField = (props: Partial<DatePickerFieldProps> = {}) =>
  render(<DatePickerField label="Due date" today="2027-03-10" onChange={onChange} {...props} />);
const control = () => screen.getByRole('button', { name: /^Due date/ });
const getFocusedLabel = () => document.activeElement?.getAttribute('aria-label');
const open = async () => {
  await userEvent.click(control());
  await screen.findByRole('grid');
  await waitFor(() => expect(getFocusedLabel()).toMatch(/2027/));
};
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('grid')).toBeNull());

// Transforming the calendar's module for the first time takes longer than a press waits for it.
beforeAll(async () => {
  await import('./CalendarOverlay.tsx');
}, 60_000);
afterEach(() => {
  cleanup();
  onChange.mockReset();
});

it.each([
  ['{ArrowRight}', '11 March 2027'],
  ['{ArrowLeft}', '9 March 2027'],
  ['{ArrowDown}', '17 March 2027'],
  ['{ArrowUp}', '3 March 2027'],
  ['{PageDown}', '10 April 2027'],
  ['{PageUp}', '10 February 2027'],
  ['{Home}', '1 March 2027'],
  ['{End}', '31 March 2027'],
])('%s in the calendar moves from 10 March to %s', async (key, day) => {
  renderField();
  await open();
  expect(getFocusedLabel()).toContain('10 March 2027');
  await userEvent.keyboard(key);
  await waitFor(() => expect(getFocusedLabel()).toContain(day));
  expect(onChange).not.toHaveBeenCalled();
});

it('opens at the chosen day', async () => {
  renderField({ defaultValue: '2027-05-20' });
  await open();
  expect(getFocusedLabel()).toContain('20 May 2027');
});

it.each(['{Enter}', ' '])('the chosen day, picked again by %j, closes the calendar', async (key) => {
  renderField({ defaultValue: '2027-03-12' });
  await open();
  await userEvent.keyboard(key);
  await waitForClosed();
  await waitFor(() => expect(document.activeElement).toBe(control()));
});

it('opened again, it starts at the chosen day, whatever month was shown before', async () => {
  renderField({ defaultValue: '2027-03-12' });
  await open();
  await userEvent.keyboard('{PageDown}{PageDown}{Escape}');
  await waitForClosed();
  await open();
  expect(getFocusedLabel()).toContain('12 March 2027');
});

it('a press outside closes it and picks nothing', async () => {
  renderField();
  await open();
  await userEvent.click(document.body);
  await waitForClosed();
  expect(onChange).not.toHaveBeenCalled();
});

it('Escape in a dialog closes only the calendar, also after arrow keys moved in it', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog isOpen onClose={onClose} title="When">
      <DatePickerField label="Due date" today="2027-03-10" />
    </Dialog>,
  );
  await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitForClosed();
  expect(onClose).not.toHaveBeenCalled();
});

it('disabled, it is opened by no press and no key', async () => {
  renderField({ isDisabled: true });
  await userEvent.click(control());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('read-only, it has no calendar', async () => {
  renderField({ defaultValue: '2027-03-12', isReadOnly: true });
  await userEvent.click(screen.getByRole('textbox', { name: 'Due date' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('its label focuses it and opens nothing', async () => {
  renderField();
  await userEvent.click(screen.getByText('Due date'));
  expect(document.activeElement).toBe(control());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['en-IN', 'Sun'],
  ['hi-IN', 'रवि'],
])('the week begins as in the locale %s, with its weekday names', async (locale, first) => {
  render(
    <UiProvider locale={locale}>
      <DatePickerField label="Due date" today="2027-03-10" />
    </UiProvider>,
  );
  await userEvent.click(control());
  const grid = await screen.findByRole('grid');
  expect(grid.querySelector('th')?.textContent).toBe(first);
});

it('only the chosen day is announced as selected', async () => {
  renderField({ defaultValue: '2027-03-12' });
  await open();
  const selected = screen.getAllByRole('gridcell', { selected: true });
  expect(selected.map((cell) => cell.firstElementChild?.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('12 March 2027'),
  ]);
});

it('no key moves out of the range of days', async () => {
  renderField({ minValue: '2027-03-08', maxValue: '2027-03-20' });
  await open();
  await userEvent.keyboard('{PageDown}{PageDown}');
  await waitFor(() => expect(getFocusedLabel()).toContain('20 March 2027'));
  await userEvent.keyboard('{PageUp}{Home}');
  await waitFor(() => expect(getFocusedLabel()).toContain('8 March 2027'));
});

it('the buttons change the month, and their names state the direction', async () => {
  renderField();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('grid', { name: /April 2027/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('grid', { name: /March 2027/ })).toBeDefined();
});

it('a required field is announced as required', () => {
  renderField({ isRequired: true });
  const ids = control().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('(required)');
});

it('with a value out of range, it opens at the nearest day in range', async () => {
  renderField({ defaultValue: '2027-01-01', minValue: '2027-03-08', maxValue: '2027-03-20' });
  await open();
  expect(getFocusedLabel()).toContain('8 March 2027');
});

it('moving focus into the calendar does not count as leaving the field', async () => {
  const onBlur = vi.fn<() => void>();
  renderField({ onBlur });
  await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitForClosed();
  await waitFor(() => expect(document.activeElement).toBe(control()));
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('the clear button removes the date, and the focus returns', async () => {
  renderField({ defaultValue: '2027-03-12', isClearable: true, name: 'due' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Clear date' }));
  await waitForClosed();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(control().getAttribute('aria-label')).toBe('Due date, Pick a date');
  expect(document.querySelector<HTMLInputElement>('input[name="due"]')?.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(control()));
});

it('an empty field, or one without `isClearable`, has no clear button', async () => {
  renderField({ isClearable: true });
  await open();
  expect(screen.queryByRole('button', { name: 'Clear date' })).toBeNull();
  cleanup();
  renderField({ defaultValue: '2027-03-12' });
  await open();
  expect(screen.queryByRole('button', { name: 'Clear date' })).toBeNull();
});

it('a week begins on the day that the app sets', async () => {
  renderField({ firstDayOfWeek: 'wed' });
  await open();
  expect(document.querySelector('thead th')?.textContent).toBe('Wed');
});
