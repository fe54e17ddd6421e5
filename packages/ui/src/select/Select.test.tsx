import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from './index.ts';
import { selectTester } from './Select.testing.ts';

const onChange = vi.fn<(value: string) => void>();
const onBlur = vi.fn<() => void>();
const items = ['one', 'two', 'three'].map((value) => ({ value, label: value }));

const Example = () => {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <a href="#before">Before</a>
      <Select label="Number" items={items} value={value} onBlur={onBlur} onChange={change} />
      <a href="#after">After</a>
    </>
  );
};

beforeEach(() => {
  render(<Example />);
});
afterEach(() => {
  cleanup();
  onChange.mockReset();
  onBlur.mockClear();
});

/** Opened by a key, so that a row is active. */
const open = async () => {
  selectTester('Number').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
};

// As a native select does: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
it.each([
  [false, 'After'],
  [true, 'Before'],
])('Tab selects the active row, closes the list and moves the focus (shift: %s)', async (shift, next) => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab({ shift });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement?.textContent).toBe(next);
  expect(onBlur).toHaveBeenCalledOnce();
});

it('Tab selects no row that the user has not moved to', async () => {
  await open();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('After');
});

it('Escape leaves the value unchanged', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(selectTester('Number').element()));
});

it('a value that occurs twice is one row, the first', async () => {
  cleanup();
  const duplicated = [...items, { value: 'one', label: 'one more' }];
  render(<Select label="Number" items={duplicated} value="" onChange={onChange} />);
  expect(await selectTester('Number').options()).toEqual(['one', 'two', 'three']);
});

it.each(['{Escape}', '{ArrowDown}{Enter}'])(
  'closing the list by %s does not blur the field',
  async (keys) => {
    await open();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(document.activeElement).toBe(selectTester('Number').element()));
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  },
);

it('when onChange throws, the list closes and the focus is not lost', async () => {
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
  window.addEventListener('error', onError);
  onChange.mockImplementation(() => {
    throw new Error('not today');
  });
  await open();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement?.textContent).toBe('After');
  expect(onError).toHaveBeenCalledOnce();
  window.removeEventListener('error', onError);
});
