import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { RESEND_SECONDS, ResendCountdown } from './ResendCountdown.tsx';

const advanceTime = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const announcement = () => document.querySelector('[aria-live]')?.textContent ?? '';
const noop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ResendCountdown', () => {
  it('counts down 30 s, and then shows the button that resends the code [OT-05, OT-06]', () => {
    const onResend = vi.fn<() => void>();
    render(<ResendCountdown deadline={Date.now() + RESEND_SECONDS * 1000} onResend={onResend} />);
    expect(screen.getByText('Resend in 0:30')).toBeDefined();
    advanceTime(6000);
    expect(screen.getByText('Resend in 0:24')).toBeDefined();
    advanceTime(23_999);
    expect(screen.queryByRole('button')).toBeNull();
    advanceTime(1);
    screen.getByRole('button', { name: 'Resend Code' }).click();
    expect(onResend).toHaveBeenCalledOnce();
  });

  it('ResendCountdown 7: announces the time at 30, 10 and 0 s only', () => {
    render(<ResendCountdown deadline={Date.now() + 31_000} onResend={noop} />);
    const announced = new Map<number, string>();
    for (let left = 31; left >= 0; left -= 1) {
      if (announcement() !== '') announced.set(left, announcement());
      advanceTime(1000);
    }
    expect([...announced]).toEqual([
      [30, 'You can resend the code in 30 seconds'],
      [10, 'You can resend the code in 10 seconds'],
      [0, 'You can resend the code now'],
    ]);
  });

  it('ResendCountdown 7: the announced text follows a change of the language', () => {
    const renderInLanguage = (locale: string, messages?: typeof hindi) => (
      <UiProvider locale={locale} messages={messages}>
        <ResendCountdown deadline={deadline} onResend={noop} />
      </UiProvider>
    );
    const deadline = Date.now();
    const { rerender } = render(renderInLanguage('en-IN'));
    expect(announcement()).toBe('You can resend the code now');
    rerender(renderInLanguage('hi-IN', hindi));
    expect(announcement()).toMatch(/^[\p{Script=Devanagari}\s]+$/u);
  });

  it('ResendCountdown 7: is correct at once after the tab has been suspended', () => {
    render(<ResendCountdown deadline={Date.now() + 30_000} onResend={noop} />);
    // The clock advances while no timer runs.
    vi.setSystemTime(Date.now() + 25_500);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('Resend in 0:05')).toBeDefined();
    advanceTime(4500);
    expect(screen.getByRole('button', { name: 'Resend Code' })).toBeDefined();
  });

  it('restarts when the deadline moves [OT-07]', () => {
    const { rerender } = render(<ResendCountdown deadline={Date.now()} onResend={noop} />);
    expect(screen.getByRole('button')).toBeDefined();
    rerender(<ResendCountdown deadline={Date.now() + 30_000} onResend={noop} />);
    expect(screen.getByText('Resend in 0:30')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('clears its timer when unmounted', () => {
    const { unmount } = render(<ResendCountdown deadline={Date.now() + 30_000} onResend={noop} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
