import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MultiDropdown, type MultiDropdownProps } from './index.ts';
import { multiDropdownTester } from './MultiDropdown.testing.ts';

const OPTIONS = [
  { value: 'ka', label: 'Karnataka' },
  { value: 'ke', label: 'Kerala' },
  { value: 'tn', label: 'Tamil Nadu', isDisabled: true },
];
const states = multiDropdownTester('States');
const onChange = vi.fn<(values: readonly string[]) => void>();

const renderField = (props: Partial<MultiDropdownProps> = {}) =>
  render(
    <form aria-label="Form">
      <MultiDropdown {...{ label: 'States', options: OPTIONS, ...props }} name="states" onChange={onChange} />
    </form>,
  );
const getSent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('states');
const announcement = () => document.querySelector('[data-live-announcer]')?.textContent;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('MultiDropdown 1: a form sends every value, and is reset to the first ones', async () => {
  renderField({ defaultValue: ['ke', 'ke'] });
  await states.choose('Kar');
  expect(getSent()).toEqual(['ke', 'ka']);
  await states.remove('Kerala');
  expect(getSent()).toEqual(['ka']);
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect([getSent(), states.value()]).toEqual([['ke'], ['Kerala']]);
});

it('MultiDropdown 1: a disabled option is not selected, a value without an option is shown itself', async () => {
  renderField({ defaultValue: ['Old state'] });
  await states.choose('Tamil');
  expect(states.value()).toEqual(['Old state']);
});

it.each([
  ['that found an option reverts nothing', 'kerala', true, []],
  ['that is exactly a label selects it', 'kerala', false, ['ke']],
  ['of the user’s own is a value', 'Goa  Velha', false, ['Goa Velha']],
])('MultiDropdown 1: a text %s as the field is left', async (_what, text, isToggledTwice, sent) => {
  renderField({ allowsCustom: true });
  await states.search(text);
  if (isToggledTwice)
    for (const _time of [1, 2]) fireEvent.click(screen.getByRole('option', { name: 'Kerala' }));
  await userEvent.tab();
  expect(getSent()).toEqual(sent);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('MultiDropdown 1: Tab does not select the active row', async () => {
  renderField();
  await userEvent.click(states.element());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

it('MultiDropdown 1: labels of a remote list stay known', async () => {
  renderField({ options: undefined, loadOptions: async () => OPTIONS, debounceMs: 0 });
  await states.choose('Kerala');
  expect(states.value()).toEqual(['Kerala']);
});

it('MultiDropdown 2: a key that is held down removes nothing', async () => {
  renderField({ defaultValue: ['ka', 'ke'] });
  act(() => states.element().focus());
  fireEvent.keyDown(states.element(), { key: 'Backspace', repeat: true });
  expect(document.activeElement).toBe(states.element());
  fireEvent.keyDown(states.element(), { key: 'Backspace' });
  fireEvent.keyDown(document.activeElement!, { key: 'Backspace', repeat: true });
  expect(states.value()).toEqual(['Karnataka', 'Kerala']);
});

it('MultiDropdown 2: Enter that is held down neither presses a button again nor submits the form', async () => {
  renderField({ defaultValue: ['ka', 'ke'] });
  const held = { key: 'Enter', repeat: true };
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Remove Kerala' }), held)).toBe(false);
  expect(fireEvent.keyDown(states.element(), held)).toBe(false);
});

it('MultiDropdown 2: Enter at exactly a label selects it or reverts that, and the list stays open', async () => {
  renderField();
  await states.search('kerala');
  await userEvent.keyboard('{Enter}');
  expect([states.value(), screen.queryByRole('listbox') !== null]).toEqual([['Kerala'], true]);
  await userEvent.keyboard('{Enter}');
  expect(states.value()).toEqual([]);
});

it('MultiDropdown 2: Tab moves to the clear button and to the newest value, whichever had the focus before', async () => {
  renderField({ defaultValue: ['ka', 'ke'] });
  act(() => screen.getByRole('button', { name: 'Remove Karnataka' }).focus());
  act(() => states.element().focus());
  const stops: (string | null)[] = [];
  for (const _stop of [1, 2]) {
    await userEvent.tab();
    stops.push(document.activeElement!.getAttribute('aria-label'));
  }
  expect(stops).toEqual(['Clear', 'Remove Kerala']);
});

it('MultiDropdown 5: a text that is no label is in the tray again after Done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderField();
  const open = () => userEvent.click(screen.getByRole('button', { name: /^States/ }));
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'mah');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'mah');
});

it('MultiDropdown 4: with a typed text the clear button clears that, and then the values', async () => {
  renderField({ defaultValue: ['ka', 'ke'] });
  await states.search('mah');
  const clear = () => screen.getByRole('button', { name: 'Clear States' });
  // By keys, which move the focus out of the text first.
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([states.value(), states.element()]).toEqual([
    ['Karnataka', 'Kerala'],
    expect.objectContaining({ value: '' }),
  ]);
  await userEvent.click(clear());
  expect(states.value()).toEqual([]);
});

it('MultiDropdown 4: all are removed by one button, unless the app refuses; the result is announced', async () => {
  const { rerender } = renderField({ defaultValue: ['ka', 'ke'] });
  await userEvent.click(screen.getByRole('button', { name: 'Clear States' }));
  expect([states.value(), announcement(), document.activeElement]).toEqual([
    [],
    '0 selected',
    states.element(),
  ]);
  rerender(<MultiDropdown isClearable={false} label="States" options={OPTIONS} value={['ka']} />);
  expect(screen.queryByRole('button', { name: 'Clear States' })).toBeNull();
});

it.each(['isReadOnly', 'isDisabled'])('MultiDropdown 6: with %s the values are shown and stay', (prop) => {
  renderField({ defaultValue: ['ka', 'ke'], [prop]: true });
  expect(states.value()).toEqual(['Karnataka', 'Kerala']);
  expect(screen.queryByRole('button', { name: 'Remove Kerala' })).toBeNull();
  expect(getSent()).toEqual(prop === 'isReadOnly' ? ['ka', 'ke'] : []);
});

it('MultiDropdown 6: the error is that of the field, beside the number of values', () => {
  renderField({ defaultValue: ['ka'], error: 'Choose two' });
  expect([states.error(), states.description()]).toEqual(['Choose two', 'Choose two 1 selected']);
});
