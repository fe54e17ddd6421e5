/** Behaviours that the test suites of other toasts assert, and that no other test here covers. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToastOptions } from './toast.ts';
import { toastMessages } from './Toast.messages.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

const saved: ToastOptions = { type: 'success', title: 'Saved', description: 'All of it' };
let store: ToastStore;

const showToast = (options: Partial<ToastOptions> = {}) => {
  let id = '';
  act(() => void (id = store.show({ ...saved, ...options })));
  return id;
};
const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const toasts = () => screen.queryAllByRole('alertdialog');

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  render(
    <>
      <button type="button">Page</button>
      <ToastRegion messages={toastMessages.en} store={store} />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a toast that is removed during a touch does not pause a later one', () => {
  const id = showToast();
  fireEvent.pointerDown(toasts()[0]!, { pointerId: 1, pointerType: 'touch', clientX: 9, clientY: 9 });
  advanceTime(60_000);
  expect(toasts()).toHaveLength(1);
  act(() => store.close(id, 'hide'));
  showToast({ title: 'Another' });
  advanceTime(5000);
  expect(toasts()).toHaveLength(0);
});

it('a cancelled pointer dismisses nothing, and the time continues', () => {
  Object.assign(Element.prototype, { setPointerCapture: () => {} });
  showToast();
  const touch = { pointerId: 1, pointerType: 'touch' };
  const [toast] = toasts();
  fireEvent.pointerDown(toast!, { ...touch, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(toast!, { ...touch, clientX: 300, clientY: 100 });
  fireEvent.pointerCancel(toast!, touch);
  expect(toasts()).toHaveLength(1);
  expect(toast!.style.transform).toBe('');
  advanceTime(5000);
  expect(toasts()).toHaveLength(0);
});

it('a new toast takes no focus', () => {
  const page = screen.getByRole('button', { name: 'Page' });
  act(() => page.focus());
  showToast({ type: 'error' });
  expect(document.activeElement).toBe(page);
});

it('a new toast with the id of a removed one is independent of it', () => {
  const id = showToast({ id: 'one', action: { label: 'Undo', onPress: () => {} } });
  act(() => store.close(id, 'hide'));
  showToast({ id: 'one', title: 'New', description: undefined });
  expect(within(toasts()[0]!).queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText('All of it')).toBeNull();
});

it('when a toast is closed by its button, the focus moves to the next toast', () => {
  showToast();
  showToast({ title: 'Second' });
  const [first] = toasts();
  const close = within(first!).getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(toasts()[0]);
});

it('a mouse that drags over a toast does not dismiss it', () => {
  showToast();
  const mouse = { pointerId: 1, pointerType: 'mouse' };
  fireEvent.pointerDown(toasts()[0]!, { ...mouse, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(toasts()[0]!, { ...mouse, clientX: 400, clientY: 100 });
  fireEvent.pointerUp(toasts()[0]!, mouse);
  expect(toasts()).toHaveLength(1);
});

it('a toast with an infinite duration can get a finite one', () => {
  const id = showToast({ duration: Infinity });
  advanceTime(60_000);
  expect(toasts()).toHaveLength(1);
  act(() => store.update(id, { duration: 1000 }));
  advanceTime(1000);
  expect(toasts()).toHaveLength(0);
});

it('its icon is decorative', () => {
  showToast();
  const icons = toasts()[0]!.querySelectorAll('svg');
  expect([...icons].every((icon) => icon.closest('[aria-hidden="true"]') !== null)).toBe(true);
});

it('toasts are a list, one item each', () => {
  showToast();
  showToast({ title: 'Second' });
  const items = within(screen.getByRole('region', { name: 'Notifications' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getAllByRole('alertdialog').length)).toEqual([1, 1]);
});

it('an action can leave the toast open, to be pressed again', () => {
  const onPress = vi.fn<() => void>();
  showToast({ action: { label: 'Copy', onPress, staysOpen: true } });
  const copy = within(toasts()[0]!).getByRole('button', { name: 'Copy' });
  fireEvent.click(copy);
  fireEvent.click(copy);
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(toasts()).toHaveLength(1);
});
