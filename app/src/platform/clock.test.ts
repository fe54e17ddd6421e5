import { expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

const TRUE = Date.parse('2026-11-28T01:30:00Z');
const DAY = 86_400_000;
/** What a phone receives whose clock is off, at a moment, over a network. */
const heardBy = (off: number, { to = 200, back = 200 } = {}) => ({
  time: TRUE,
  asked: TRUE + off - to,
  arrived: TRUE + off + back,
});

test("before a time is received, the phone's clock is used", () => {
  expect(createClock(() => TRUE + DAY).now()).toBe(TRUE + DAY);
});

test.each([-2 * DAY, -DAY, -3_600_000, 3_600_000, DAY, 2 * DAY])(
  'a clock that is %i ms off is corrected',
  (off) => {
    const clock = createClock(() => TRUE + off);
    clock.hear(heardBy(off));
    expect(Math.abs(clock.now() - TRUE)).toBeLessThanOrEqual(1000);
  },
);

test.each([
  ['a clock that is right', heardBy(0)],
  ['a slow network and a clock that is right', heardBy(0, { to: 10_000, back: 9000 })],
  ['a few seconds', heardBy(12_000)],
  ['a response that took a minute', heardBy(2 * DAY, { to: 100, back: 60_000 })],
  ['a clock that was set back while it was asked', heardBy(0, { to: -500, back: 100 })],
  ['no time', { ...heardBy(2 * DAY), time: Number.NaN }],
])('%s changes nothing', (_what, heard) => {
  const clock = createClock(() => TRUE);
  const listener = vi.fn<() => void>();
  clock.subscribe(listener);
  clock.hear(heard);
  expect(clock.now()).toBe(TRUE);
  expect(listener).not.toHaveBeenCalled();
});

test('the error of a slow response is at most half of its duration', () => {
  const clock = createClock(() => TRUE + DAY);
  clock.hear(heardBy(DAY, { to: 0, back: 18_000 }));
  expect(Math.abs(clock.now() - TRUE)).toBeLessThanOrEqual(10_000);
});

test('a clock that the user has corrected meanwhile is used again', () => {
  let off = 2 * DAY;
  const clock = createClock(() => TRUE + off);
  clock.hear(heardBy(off));
  off = 0;
  clock.hear(heardBy(off));
  expect(clock.now()).toBe(TRUE);
});
