/** Regression tests: behaviours of toasts that were broken in these states. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastMessages } from './Toast.messages.ts';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';
import { createToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

afterEach(cleanup);

describe('F6', () => {
  const renderToasts = () => {
    const store = createToastStore();
    render(
      <>
        <button type="button">Before</button>
        <ToastRegion messages={toastMessages.en} store={store} />
      </>,
    );
    act(() => void store.show({ type: 'info', title: 'Saved', duration: Infinity }));
    const button = screen.getByRole('button', { name: 'Before' });
    act(() => button.focus());
    return {
      button,
      press: (shiftKey = false) =>
        fireEvent.keyDown(document.activeElement as Element, { key: 'F6', shiftKey }),
    };
  };
  const region = () => screen.getByRole('region', { name: 'Notifications' });

  it.each([false, true])('moves to the toasts and back to the previous focus (Shift: %s)', (shiftKey) => {
    const { button, press } = renderToasts();
    press(shiftKey);
    expect(region().contains(document.activeElement)).toBe(true);
    // The browser's default action, which moves focus to its address bar, is prevented.
    expect(press(shiftKey)).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('works from a button of a toast, too', () => {
    const { button, press } = renderToasts();
    press();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    press();
    expect(document.activeElement).toBe(button);
  });
});

it('a text announced at the moment at which the one before is cleared is not lost', () => {
  vi.useFakeTimers();
  const store = createToastStore();
  render(<ToastAnnouncer messages={toastMessages.en} store={store} />);
  act(() => void store.show({ type: 'info', title: 'Saved' }));
  act(() => {
    store.show({ type: 'info', title: 'Sent' });
    // Before React has rendered it.
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('status').textContent).toBe('Information: Sent ');
  vi.useRealTimers();
});
