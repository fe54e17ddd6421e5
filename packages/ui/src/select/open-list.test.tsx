/** An open list when its field, its items or the page changes, as in react-aria's Select. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from './index.ts';
import { selectTester } from './Select.testing.ts';

const items = ['Goa', 'Karnataka', 'Kerala', 'Punjab'].map((label) => ({ value: label, label }));
const onChange = vi.fn<(value: string) => void>();
const onPress = vi.fn<() => void>();
const App = (props: Partial<SelectProps>) => (
  <>
    <button onClick={onPress} type="button">
      Other
    </button>
    <Select items={items} label="State" onChange={onChange} {...props} />
    <section data-react-aria-top-layer>
      <button type="button">Undo</button>
    </section>
  </>
);
const control = () => selectTester('State').element();
const list = () => screen.queryByRole('listbox');
const getFocusedText = () => document.activeElement?.textContent;
const isHidden = (text: string) => screen.getByText(text).closest('[inert], [aria-hidden="true"]') !== null;

const openAt = async (label: string, props: Partial<SelectProps> = {}) => {
  const { rerender } = render(<App {...props} />);
  await userEvent.click(control());
  await userEvent.keyboard(label);
  expect(getFocusedText()).toBe(label);
  return (next: Partial<SelectProps>) => rerender(<App {...props} {...next} />);
};

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it.each<[string, Partial<SelectProps>, () => Element]>([
  ['loading', { status: 'loading' }, control],
  ['failed', { status: 'failed' }, control],
  ['without items', { items: [] }, control],
  ['disabled', { isDisabled: true }, () => document.body],
  ['read-only', { isReadOnly: true }, () => document.body],
])(
  'Select: an open list closes as the field becomes %s, and stays closed after',
  async (_how, change, at) => {
    const update = await openAt('Kerala');
    update(change);
    expect(list()).toBeNull();
    if (!change.isDisabled) expect(document.activeElement).toBe(at());
    update({});
    expect(list()).toBeNull();
    await userEvent.click(control());
    expect(getFocusedText()).toBe('Goa');
  },
);

it.each([
  ['the row that replaces it', 'Karnataka', ['Goa', 'Kerala', 'Punjab'], 'Kerala'],
  ['the last remaining row', 'Punjab', ['Goa', 'Kerala'], 'Kerala'],
  ['a row that can be selected', 'Kerala', ['Goa', 'Karnataka', 'Punjab'], 'Karnataka', 'Punjab'],
  ['the same row where it stays', 'Kerala', ['Kerala', 'Goa'], 'Kerala'],
  ['the list when no row can be selected', 'Kerala', ['Goa'], 'Goa', 'Goa'],
])('Select: new items leave focus on %s', async (_where, from, labels, expected, disabled?: string) => {
  const update = await openAt(from);
  update({ items: labels.map((label) => ({ value: label, label, isDisabled: label === disabled })) });
  expect(getFocusedText()).toBe(expected);
  expect(list()?.contains(document.activeElement)).toBe(true);
});

it('Select: the rest of the page is hidden while the list is open, a toast is not', async () => {
  await openAt('Goa');
  expect(['Other', 'Undo', 'Kerala'].map(isHidden)).toEqual([true, false, false]);
  await userEvent.keyboard('{Escape}');
  expect(isHidden('Other')).toBe(false);
});

it.each([0, 1])('Select: Dismiss button %i at an end of the list closes it by a bare click', async (end) => {
  await openAt('Goa');
  const buttons = screen.getAllByRole('button', { name: 'Dismiss' });
  expect(buttons).toHaveLength(2);
  act(() => buttons[end]?.click());
  expect([list(), document.activeElement]).toEqual([null, control()]);
  expect(onChange).not.toHaveBeenCalled();
});

it('Select: focus and presses in a toast leave the list open, and focus returns to its row', async () => {
  await openAt('Kerala');
  const row = document.activeElement as HTMLElement;
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(list()).not.toBeNull();
  act(() => row.focus());
  expect(getFocusedText()).toBe('Kerala');
});

it.each([
  ['in a frame', {}, false],
  ['in a window of its own', window, true],
])('Select: a window %s that loses the focus leaves its list open: %s', async (_where, parent, isOpen) => {
  vi.stubGlobal('parent', parent);
  await openAt('Kerala');
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(window);
  expect(list() !== null).toBe(isOpen);
  if (!isOpen) expect(document.activeElement).toBe(document.body);
  hasFocus.mockRestore();
  fireEvent.focus(window);
  if (!isOpen) expect(document.activeElement).toBe(control());
  vi.unstubAllGlobals();
});

describe('Select: autofill', () => {
  const autofill = (value: string) =>
    fireEvent.change(document.querySelector('select')!, { target: { value } });
  const itemsWithDisabled = items.map((item) => ({ ...item, isDisabled: item.label === 'Kerala' }));

  it.each([
    ['Goa', [['Goa']]],
    ['Kerala', []],
  ])('%s is selected unless it is disabled', (value, calls) => {
    render(<App autoComplete="address-level1" items={itemsWithDisabled} />);
    autofill(value);
    expect(onChange.mock.calls).toEqual(calls);
    expect(screen.getByText('Kerala', { selector: 'option' })).toHaveProperty('disabled', true);
  });
});

it.each([
  ['in the list', '{ArrowDown}{ArrowDown}{Enter}', 'Karnataka, selected'],
  ['by letters in the closed control', 'ke', 'Kerala, selected'],
  ['and reverted by Escape', '{ArrowDown}{ArrowDown}{Escape}', ''],
])('Select: a selection %s is announced', async (_how, keys, expected) => {
  render(<App />);
  act(() => control().focus());
  await userEvent.keyboard(keys);
  const liveRegion = document.querySelector('[data-live-announcer]');
  expect(liveRegion?.textContent).toBe(expected);
  await userEvent.tab();
  await waitFor(() => expect(liveRegion?.textContent).toBe(''));
});
