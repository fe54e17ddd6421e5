import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

const START = Date.parse('2026-11-22T10:00:05.000Z');
const Now = () => <output>{new Date(useNow()).toISOString().slice(11, 19)}</output>;
const shown = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the clock is looked at on whole quarters of a minute', () => {
  render(<Now />);
  expect(shown()).toBe('10:00:05');
  wait(9999);
  expect(shown()).toBe('10:00:05');
  wait(1);
  expect(shown()).toBe('10:00:15');
  wait(15_000);
  expect(shown()).toBe('10:00:30');
});

test('a part that comes after a pause shows the present, though it is a short one', () => {
  render(<Now />);
  cleanup();
  vi.setSystemTime(START + 14_000);
  render(<Now />);
  expect(shown()).toBe('10:00:19');
});

test('it is looked at once the user comes back, since the timers of a hidden tab stand still', () => {
  render(<Now />);
  vi.setSystemTime(START + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('11:00:05');
});

test('nothing waits once nobody follows', () => {
  render(<Now />);
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
