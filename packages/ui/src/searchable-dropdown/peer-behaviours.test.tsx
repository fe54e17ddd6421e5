/** Behaviours that the test suites of other comboboxes assert, and that no other test here covers. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DropdownOption } from './option.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const states: DropdownOption[] = [
  { value: 'kar', label: 'Karnataka', section: 'South' },
  { value: 'ker', label: 'Kerala', section: 'South' },
  { value: 'pun', label: 'Punjab', section: 'North' },
];
const onSubmitted = vi.fn<() => void>();

type ControlledProps = { initialValue?: string; isReadOnly?: boolean; options?: DropdownOption[] };
const Controlled = ({ initialValue, options = states, ...props }: ControlledProps) => {
  const [value, setValue] = useState<string | null>(initialValue ?? null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted();
      }}
    >
      <SearchableDropdown {...props} label="State" onChange={setValue} options={options} value={value} />
      <output>{states.find((state) => state.value === value)?.label ?? 'none'}</output>
      <p>Elsewhere</p>
    </form>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selectedLabel = () => screen.getByRole('status').textContent;
const activeRowText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => onSubmitted.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a new search begins at the top of its list, however far the previous list was scrolled', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  const list = screen.getByRole('listbox');
  list.scrollTop = 120;
  fireEvent.scroll(list);
  await userEvent.keyboard('a');
  expect(screen.getByRole('listbox')).toBe(list);
  expect(list.scrollTop).toBe(0);
});

it('its button closes the list that it has opened, and opens it again', async () => {
  render(<Controlled />);
  const showButton = screen.getByRole('button', { name: /^Show options/ });
  for (const count of [3, 0, 3]) {
    await userEvent.click(showButton);
    expect(rows()).toHaveLength(count);
    expect(document.activeElement).toBe(field());
  }
});

it('a press in the text of an open field moves the caret, and leaves the list open', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  await userEvent.click(field());
  expect(rows()).toHaveLength(3);
});

it('a press outside closes the list and reverts the typed text', async () => {
  render(<Controlled initialValue="ker" />);
  await userEvent.click(field());
  await userEvent.keyboard('pu');
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(rows()).toEqual([]);
  expect(field().value).toBe('Kerala');
});

it('a press of a heading selects nothing, and leaves the list open and the focus in the text', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  await userEvent.click(screen.getByText('North'));
  expect(rows()).toHaveLength(3);
  expect(selectedLabel()).toBe('none');
  expect(document.activeElement).toBe(field());
});

it('pasted text opens the list and searches', async () => {
  render(<Controlled />);
  act(() => field().focus());
  await userEvent.paste('punj');
  expect(rows()).toEqual(['Punjab']);
});

it('Down from the last row moves to the first, and Up from the first to the last', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(activeRowText()).toBe('Punjab');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeRowText()).toBe('Karnataka');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeRowText()).toBe('Punjab');
});

it('typing more leaves no row active, so that Enter selects none by accident', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}k');
  expect(activeRowText()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(selectedLabel()).toBe('none');
  expect(onSubmitted).not.toHaveBeenCalled();
});

it('Enter in a closed field submits its form', async () => {
  render(<Controlled initialValue="ker" />);
  act(() => field().focus());
  await userEvent.keyboard('{Enter}');
  expect(onSubmitted).toHaveBeenCalledOnce();
});

it('opened with a selection, it shows every row, not only those that match the selected label', async () => {
  render(<Controlled initialValue="ker" />);
  await userEvent.click(field());
  expect(rows()).toHaveLength(3);
});

it('read-only, it is opened by no key and no press', async () => {
  render(<Controlled initialValue="ker" isReadOnly />);
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'State' });
  await userEvent.click(text);
  await userEvent.keyboard('{ArrowDown}x');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text.value).toBe('Kerala');
});

it('options that change while the list is open are shown at once', async () => {
  const { rerender } = render(<Controlled />);
  await userEvent.click(field());
  rerender(<Controlled options={[...states, { value: 'goa', label: 'Goa' }]} />);
  expect(rows()).toContain('Goa');
});

it('another mouse button selects nothing', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  fireEvent.contextMenu(screen.getByRole('option', { name: 'Kerala' }));
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('option', { name: 'Kerala' }) });
  expect(selectedLabel()).toBe('none');
  expect(rows()).toHaveLength(3);
});

it('the active row is scrolled into view', async () => {
  const scrolledTo: (string | null)[] = [];
  // jsdom lacks it.
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolledTo.push(this.textContent);
  };
  render(<Controlled />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(scrolledTo).toEqual(['Punjab', 'Kerala']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('behind the tray of a phone the page does not scroll, and scrolls again after it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 599.98px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: /^State/ }));
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
});

it('switching to another window selects nothing, and the typed text is there afterwards', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const onBlur = vi.fn<() => void>();
  render(
    <SearchableDropdown
      allowsCustom
      label="State"
      onBlur={onBlur}
      onChange={onChange}
      options={states}
      value={null}
    />,
  );
  await userEvent.click(field());
  await userEvent.keyboard('kerala');
  // The window loses focus, so the field gets a blur event but is still the page's active element.
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(field());
  expect(onChange).not.toHaveBeenCalled();
  expect(onBlur).not.toHaveBeenCalled();
  expect(field().value).toBe('kerala');
  focus.mockRestore();
  act(() => field().blur());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ker');
});
