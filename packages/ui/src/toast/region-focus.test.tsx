/** Focus and hover in the region when the focused or hovered toast is removed. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastMessages } from './Toast.messages.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

let store: ToastStore;
const showToast = (title: string, duration?: number) =>
  act(() => void store.show({ type: 'info', title, id: title, duration }));
const toast = (name: string) => screen.getByRole('alertdialog', { name });
const getCloseButton = (name: string) => within(toast(name)).getByRole('button', { name: 'Close' });
const before = () => screen.getByRole('button', { name: 'Before' });

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  render(
    <>
      <button type="button">Before</button>
      <ToastRegion messages={toastMessages.en} store={store} />
    </>,
  );
  act(() => before().focus());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a toast that is removed with the focus in it', () => {
  it('for keyboard users, moves it to the newer one', () => {
    showToast('Old');
    showToast('New');
    act(() => getCloseButton('Old').focus());
    fireEvent.keyDown(getCloseButton('Old'), { key: 'Enter' });
    fireEvent.click(getCloseButton('Old'));
    expect(document.activeElement).toBe(toast('New'));
  });

  it('for pointer users, returns it to the page, and the time of the others continues', () => {
    showToast('Old');
    showToast('New', 2000);
    fireEvent.pointerDown(getCloseButton('Old'));
    act(() => getCloseButton('Old').focus());
    fireEvent.click(getCloseButton('Old'));
    expect(document.activeElement).toBe(before());
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('returns it to the page when it was the last', () => {
    showToast('Only');
    act(() => getCloseButton('Only').focus());
    fireEvent.click(getCloseButton('Only'));
    expect(document.activeElement).toBe(before());
  });
});

it('a toast that is removed under a mouse does not pause those that are left', () => {
  showToast('Hovered');
  showToast('Other', 2000);
  fireEvent.pointerEnter(toast('Hovered'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(toast('Other')).toBeTruthy();
  act(() => store.close('Hovered', 'hide'));
  fireEvent.pointerOver(before(), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a touch over the toasts does not pause them', () => {
  showToast('Saved', 2000);
  fireEvent.pointerEnter(toast('Saved'), { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('F6 reaches the toasts after the last landmark of an app whose landmarks are React Aria’s', () => {
  showToast('Saved');
  const end = new CustomEvent('react-aria-landmark-navigation', { bubbles: true, cancelable: true });
  act(() => void before().dispatchEvent(end));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
  expect(end.defaultPrevented).toBe(true);
});

it('F6 is left to a handler that has prevented its default', () => {
  showToast('Saved');
  before().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(before(), { key: 'F6' });
  expect(document.activeElement).toBe(before());
});
