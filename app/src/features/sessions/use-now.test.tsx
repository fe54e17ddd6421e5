import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionTimes } from './session-phase.ts';
import { useNow } from './use-now.ts';

const START = Date.parse('2026-11-22T10:00:05.000Z');
const Now = ({ sessions }: { sessions?: SessionTimes[] }) => (
  <output>{new Date(useNow(sessions)).toISOString().slice(11, 19)}</output>
);
const shown = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the clock is read at multiples of 15 seconds', () => {
  render(<Now />);
  expect(shown()).toBe('10:00:05');
  wait(9999);
  expect(shown()).toBe('10:00:05');
  wait(1);
  expect(shown()).toBe('10:00:15');
  wait(15_000);
  expect(shown()).toBe('10:00:30');
});

test('a component that mounts after a pause shows the present, even a short one', () => {
  render(<Now />);
  cleanup();
  vi.setSystemTime(START + 14_000);
  render(<Now />);
  expect(shown()).toBe('10:00:19');
});

test('the clock is read when the user returns, because the timers of a hidden tab stop', () => {
  render(<Now />);
  vi.setSystemTime(START + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('11:00:05');
});

test('no timer runs without a subscriber', () => {
  render(<Now />);
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

test('a session boundary between two reads is met within a second, even one that is days away [T-35]', () => {
  const scheduled_at = new Date(START + 30 * 86_400_000 + 2000).toISOString();
  render(<Now sessions={[{ scheduled_at, duration: 1 }]} />);
  wait(30 * 86_400_000 - 5000);
  expect(shown()).toBe('10:00:00');
  const seconds = Array.from({ length: 68 }, () => {
    wait(1000);
    return shown();
  });
  expect(seconds.filter((one, at) => one !== seconds[at - 1])).toEqual([
    '10:00:00',
    '10:00:07',
    '10:00:15',
    '10:00:30',
    '10:00:45',
    '10:01:00',
    '10:01:07',
  ]);
});
