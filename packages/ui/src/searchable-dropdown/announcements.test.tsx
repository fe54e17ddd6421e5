/** What a screen reader announces for an error and for a selection, beside the field and in the tray of a phone. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchableDropdown, type SearchableDropdownProps } from './index.ts';
import { searchableDropdownTester } from './SearchableDropdown.testing.ts';

const renderDropdown = (isTray: boolean, props: Partial<SearchableDropdownProps> = {}) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isTray,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const options = [{ value: '1', label: 'Kerala' }];
  render(<SearchableDropdown {...(props as object)} label="State" options={options} />);
};
const control = () => searchableDropdownTester('State').element();
const announcement = () => document.querySelector('[data-live-announcer][aria-live]')?.textContent;
const choose = () => {
  fireEvent.click(control());
  fireEvent.click(screen.getByRole('option', { name: 'Kerala' }));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('SearchableDropdown 16: the search in the tray of a phone is invalid and described by the error', () => {
  renderDropdown(true, { error: 'State is required' });
  fireEvent.click(control());
  const field = screen.getByRole('combobox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('State is required');
  expect(screen.getByRole('dialog').contains(note)).toBe(true);
});

it.each(['{ArrowDown}', '{ArrowUp}', '{Alt>}{ArrowDown}{/Alt}', '{Enter}', ' '])(
  'SearchableDropdown 10: the key %j of a hardware keyboard opens the tray',
  async (key) => {
    renderDropdown(true);
    act(() => control().focus());
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  },
);

it.each([
  ['on a large screen', false],
  ['on a phone', true],
])(
  'SearchableDropdown %s: a selection is announced until the field is opened or left',
  async (_where, isTray) => {
    renderDropdown(isTray);
    act(() => control().focus());
    choose();
    expect(announcement()).toBe('Kerala, selected');
    fireEvent.click(control());
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(announcement()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Clear State' }));
    choose();
    expect(announcement()).toBe('Kerala, selected');
    await waitFor(() => expect(document.activeElement).toBe(control()));
    act(() => control().blur());
    expect(announcement()).toBe('');
  },
);
