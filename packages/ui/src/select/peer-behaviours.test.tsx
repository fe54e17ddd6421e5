/** Behaviours that the test suites of other selects assert, and that no other test here covers. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { Select, type SelectProps } from './index.ts';

const items = [
  { value: 'goa', label: 'Goa' },
  { value: 'kar', label: 'Karnataka', isDisabled: true },
  { value: 'tamil', label: 'Tamil Nadu' },
  { value: 'tel', label: 'Telangana' },
];
const onChange = vi.fn<(value: string) => void>();
const renderField = (props: Partial<SelectProps> = {}) =>
  render(
    <form aria-label="Form">
      <Select label="State" items={items} name="state" onChange={onChange} {...props} />
    </form>,
  );
const control = () => screen.getByRole('button', { name: /State/ });
const list = () => screen.queryByRole('listbox');
const row = (name: string) => screen.getByRole('option', { name });
const open = async (key = '{ArrowDown}') => {
  act(() => control().focus());
  await userEvent.keyboard(key);
  await screen.findByRole('listbox');
};

afterEach(() => {
  cleanup();
  onChange.mockReset();
});

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by the key %j', async (key) => {
  renderField();
  await open(key);
  expect(document.activeElement?.getAttribute('role')).toBe('option');
});

it('opens at the selected row', async () => {
  renderField({ defaultValue: 'tamil' });
  await open();
  await waitFor(() => expect(document.activeElement).toBe(row('Tamil Nadu')));
  expect(row('Tamil Nadu').getAttribute('aria-selected')).toBe('true');
});

it('keys skip a disabled row, and a press does not select it', async () => {
  renderField();
  await open();
  expect(document.activeElement).toBe(row('Goa'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('Tamil Nadu'));
  await userEvent.click(row('Karnataka'));
  expect(onChange).not.toHaveBeenCalled();
  expect(list()).not.toBeNull();
});

it('Home and End move to the ends', async () => {
  renderField();
  await open();
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(row('Telangana'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(row('Goa'));
});

it('a space among typed letters is part of the typed text', async () => {
  renderField();
  await open();
  await userEvent.keyboard('tamil n');
  expect(document.activeElement).toBe(row('Tamil Nadu'));
  expect(onChange).not.toHaveBeenCalled();
  expect(list()).not.toBeNull();
});

it('letters typed while closed select', async () => {
  renderField();
  act(() => control().focus());
  await userEvent.keyboard('te');
  expect(onChange).toHaveBeenLastCalledWith('tel');
  expect(list()).toBeNull();
});

it('letters typed while closed never select a disabled row', async () => {
  renderField();
  act(() => control().focus());
  await userEvent.keyboard('ka');
  expect(onChange).not.toHaveBeenCalledWith('kar');
});

it('a press of its label focuses it and opens nothing', async () => {
  renderField();
  await userEvent.click(screen.getByText('State', { selector: 'label, span' }));
  expect(document.activeElement).toBe(control());
  expect(list()).toBeNull();
});

it('a press of a row selects it, closes the list and restores the focus', async () => {
  renderField();
  await userEvent.click(control());
  await userEvent.click(row('Telangana'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tel');
  await waitFor(() => expect(list()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(control()));
});

it('a press outside closes the list and selects nothing', async () => {
  renderField();
  await userEvent.click(control());
  await userEvent.click(document.body);
  await waitFor(() => expect(list()).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

it('in a dialog, Escape closes the list and not the dialog', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog isOpen onClose={onClose} title="Where">
      <Select label="State" items={items} />
    </Dialog>,
  );
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(list()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

it('disabled, it is opened by no key and no press, and is no tab stop', async () => {
  renderField({ isDisabled: true });
  await userEvent.click(control());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(list()).toBeNull();
  expect(document.activeElement).not.toBe(control());
});

it('without items it does not open', async () => {
  renderField({ items: [] });
  await userEvent.click(control());
  expect(list()).toBeNull();
});

it('an autofilled value is selected', () => {
  renderField({ autoComplete: 'address-level1' });
  const native = document.querySelector('select')!;
  expect(native.getAttribute('autocomplete')).toBe('address-level1');
  fireEvent.change(native, { target: { value: 'goa' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('goa');
  expect(control().textContent).toContain('Goa');
});

it('a value that the app sets is shown, also while closed', () => {
  const { rerender } = render(<Select label="State" items={items} value="goa" />);
  rerender(<Select label="State" items={items} value="tel" />);
  expect(control().textContent).toContain('Telangana');
  rerender(<Select label="State" items={items} value="" />);
  expect(control().textContent).toContain('Choose');
});

it('pressing the selected row again closes the list and does not call onChange', async () => {
  renderField({ defaultValue: 'goa' });
  await open();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(list()).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

it('Space selects, and its keyup does not open the list again', async () => {
  renderField();
  await open(' ');
  await userEvent.keyboard('{ArrowDown} ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tamil');
  expect(list()).toBeNull();
});

it('Enter held down opens the list, and selects nothing', async () => {
  renderField();
  act(() => control().focus());
  await userEvent.keyboard('{Enter>3/}');
  expect(list()).not.toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('the same letter again moves to the next row that begins with it', async () => {
  renderField();
  await open();
  for (const name of ['Tamil Nadu', 'Telangana', 'Tamil Nadu']) {
    await userEvent.keyboard('t');
    expect(document.activeElement).toBe(row(name));
  }
});

it('a form reset leaves an unchanged value, which is still sent', () => {
  renderField({ defaultValue: 'goa', autoComplete: 'address-level1' });
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => form.reset());
  expect(new FormData(form).get('state')).toBe('goa');
});

it('a required field is announced as required', () => {
  renderField({ isRequired: true });
  const ids = control().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('(required)');
});
