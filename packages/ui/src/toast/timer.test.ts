import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimer, MIN_REMAINING_MS } from './timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createTimer', () => {
  it('runs for its whole duration and ends once', () => {
    const onEnd = vi.fn<() => void>();
    const timer = createTimer(5000, onEnd);
    vi.advanceTimersByTime(9000);
    timer.run();
    timer.run();
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('Toast 3: preserves the remaining time while it is paused', () => {
    const onEnd = vi.fn<() => void>();
    const timer = createTimer(5000, onEnd);
    timer.run();
    vi.advanceTimersByTime(3000);
    timer.pause();
    timer.pause();
    vi.advanceTimersByTime(60_000);
    timer.run();
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('Toast 3: leaves at least a second after a pause', () => {
    const onEnd = vi.fn<() => void>();
    const timer = createTimer(5000, onEnd);
    timer.run();
    vi.advanceTimersByTime(4990);
    timer.pause();
    timer.run();
    vi.advanceTimersByTime(MIN_REMAINING_MS - 1);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('never ends with an infinite duration', () => {
    const timer = createTimer(Infinity, () => {});
    timer.run();
    expect(vi.getTimerCount()).toBe(0);
  });
});
