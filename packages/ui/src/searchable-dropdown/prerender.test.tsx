/** What is rendered and indexed before a list opens, so that opening it is fast. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DropdownOption } from './option.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const CLINICS = Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Clinic ${index}` }));

let idleCallbacks: (() => void)[] = [];
/** Waits until the page is idle; the work done then may schedule more. */
const runIdleCallbacks = async () => {
  while (idleCallbacks.length > 0) await act(async () => idleCallbacks.shift()?.());
};

beforeEach(() => {
  idleCallbacks = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idleCallbacks.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const renderedRowCount = () => document.querySelectorAll('[role="option"]').length;

/** A field, and the labels of its rows that have been rendered, in the page or not. */
const renderField = (options: readonly DropdownOption[] = CLINICS) => {
  const renderedLabels: string[] = [];
  const renderOption = ({ label }: DropdownOption) => {
    renderedLabels.push(label);
    return label;
  };
  render(<SearchableDropdown label="Clinic" options={options} renderOption={renderOption} />);
  return { renderedLabels, field: screen.getByRole('combobox') };
};

test.each([
  ['hovers over it', (field: HTMLElement) => userEvent.hover(field)],
  ['focuses it', () => userEvent.tab()],
])('a list is rendered as the user %s, and is not in the page', async (_, interact) => {
  const { renderedLabels, field } = renderField();
  expect(renderedLabels).toEqual([]);
  await interact(field);
  expect(renderedLabels).toHaveLength(6);
  expect(renderedRowCount()).toBe(0);
  expect(screen.queryByText('Clinic 0')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('when idle, a list is rendered and indexed if its field is in view, and opening does neither again', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 320, 48));
  let folded = 0;
  const options = CLINICS.map((option) => ({
    ...option,
    get matchKeys() {
      folded += 1;
      return [];
    },
  }));
  const { renderedLabels, field } = renderField(options);
  await runIdleCallbacks();
  expect(renderedLabels).toHaveLength(6);
  expect(folded).toBe(1000);

  await userEvent.click(field);
  expect(renderedLabels.filter((label) => label === 'Clinic 0')).toHaveLength(1);
  await userEvent.keyboard('999');
  expect(folded).toBe(1000);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('on a phone the tray is rendered when idle and opens without rendering its rows again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 320, 48));
  const renderedLabels: string[] = [];
  const renderOption = ({ label }: DropdownOption) => {
    renderedLabels.push(label);
    return label;
  };
  render(<SearchableDropdown label="Clinic" options={CLINICS} renderOption={renderOption} />);
  await runIdleCallbacks();
  expect(renderedLabels).toHaveLength(6);
  expect(screen.queryByText('Clinic 0')).toBeNull();
  expect(document.activeElement).toBe(document.body);

  const button = screen.getByRole('button');
  const heightNow = window.innerHeight - 100;
  vi.stubGlobal('innerHeight', heightNow);
  await userEvent.click(button);
  expect(renderedLabels.filter((label) => label === 'Clinic 0')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Clinic' }));
  const scrim = screen.getByRole('dialog').parentElement?.parentElement;
  expect(scrim?.style.getPropertyValue('--visual-viewport-height')).toBe(`${heightNow}px`);

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a field outside of the viewport renders nothing when idle', async () => {
  const { renderedLabels } = renderField();
  await runIdleCallbacks();
  expect(renderedLabels).toEqual([]);
});

test('the first frame after a press renders the visible rows, a later frame more rows', async () => {
  const { field } = renderField();
  await userEvent.hover(field);
  // As in a browser: work that can wait for the next frame is not done during the event.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: /Show options/ }).click();
  await Promise.resolve();
  expect(renderedRowCount()).toBe(6);
  await vi.waitFor(() => expect(renderedRowCount()).toBe(20));
});

test('a list that was closed is removed from the page', async () => {
  const { field } = renderField();
  await userEvent.click(field);
  expect(renderedRowCount()).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  expect(renderedRowCount()).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  expect(renderedRowCount()).toBeGreaterThan(0);
});

test('a disabled field prerenders nothing', async () => {
  const renderOption = vi.fn<(option: DropdownOption) => string>(({ label }) => label);
  render(<SearchableDropdown isDisabled label="Clinic" options={CLINICS} renderOption={renderOption} />);
  await userEvent.hover(screen.getByRole('combobox'));
  expect(renderOption).not.toHaveBeenCalled();
});
