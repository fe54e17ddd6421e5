/** Focus and pointers in the region, where a toast goes from under them. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastMessages } from './Toast.messages.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

let store: ToastStore;
const show = (title: string, duration?: number) =>
  act(() => void store.show({ type: 'info', title, id: title, duration }));
const toast = (name: string) => screen.getByRole('alertdialog', { name });
const closeOf = (name: string) => within(toast(name)).getByRole('button', { name: 'Close' });
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

describe('a toast that goes with the focus in it', () => {
  it('leaves it to the newer one, for keys', () => {
    show('Old');
    show('New');
    act(() => closeOf('Old').focus());
    fireEvent.keyDown(closeOf('Old'), { key: 'Enter' });
    fireEvent.click(closeOf('Old'));
    expect(document.activeElement).toBe(toast('New'));
  });

  it('gives it back to the page for a pointer, and time goes on for the others', () => {
    show('Old');
    show('New', 2000);
    fireEvent.pointerDown(closeOf('Old'));
    act(() => closeOf('Old').focus());
    fireEvent.click(closeOf('Old'));
    expect(document.activeElement).toBe(before());
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('gives it back to the page when it was the last', () => {
    show('Only');
    act(() => closeOf('Only').focus());
    fireEvent.click(closeOf('Only'));
    expect(document.activeElement).toBe(before());
  });
});

it('a toast that goes from under a mouse does not hold those that are left', () => {
  show('Hovered');
  show('Other', 2000);
  fireEvent.pointerEnter(toast('Hovered'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(toast('Other')).toBeTruthy();
  act(() => store.close('Hovered', 'hide'));
  fireEvent.pointerOver(before(), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a finger that comes over the toasts does not hold them', () => {
  show('Saved', 2000);
  fireEvent.pointerEnter(toast('Saved'), { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('F6 comes to the toasts after the last landmark of an app whose landmarks are React Aria’s', () => {
  show('Saved');
  const end = new CustomEvent('react-aria-landmark-navigation', { bubbles: true, cancelable: true });
  act(() => void before().dispatchEvent(end));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
  expect(end.defaultPrevented).toBe(true);
});

it('F6 that something else has answered is left to it', () => {
  show('Saved');
  before().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(before(), { key: 'F6' });
  expect(document.activeElement).toBe(before());
});
