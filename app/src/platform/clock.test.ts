import { expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

const CORRECT_TIME = Date.parse('2026-11-28T01:30:00Z');
const DAY = 86_400_000;
/** The sample of a phone whose clock is wrong by `offset`, with the durations of request and response. */
const sampleFrom = (offset: number, { to = 200, back = 200 } = {}) => ({
  time: CORRECT_TIME,
  requestedAt: CORRECT_TIME + offset - to,
  arrivedAt: CORRECT_TIME + offset + back,
});

test("before a time is received, the phone's clock is used", () => {
  expect(createClock(() => CORRECT_TIME + DAY).now()).toBe(CORRECT_TIME + DAY);
});

test.each([-2 * DAY, -DAY, -3_600_000, 3_600_000, DAY, 2 * DAY])(
  'a clock that is %i ms off is corrected',
  (offset) => {
    const clock = createClock(() => CORRECT_TIME + offset);
    clock.addSample(sampleFrom(offset));
    expect(Math.abs(clock.now() - CORRECT_TIME)).toBeLessThanOrEqual(1000);
  },
);

test.each([
  ['a clock that is right', sampleFrom(0)],
  ['a slow network and a clock that is right', sampleFrom(0, { to: 10_000, back: 9000 })],
  ['a few seconds', sampleFrom(12_000)],
  ['a response that took a minute', sampleFrom(2 * DAY, { to: 100, back: 60_000 })],
  ['a clock that was set back during the request', sampleFrom(0, { to: -500, back: 100 })],
  ['no time', { ...sampleFrom(2 * DAY), time: Number.NaN }],
])('%s: the clock is not corrected', (_title, sample) => {
  const clock = createClock(() => CORRECT_TIME);
  const listener = vi.fn<() => void>();
  clock.subscribe(listener);
  clock.addSample(sample);
  expect(clock.now()).toBe(CORRECT_TIME);
  expect(listener).not.toHaveBeenCalled();
});

test('the error of a slow response is at most half of its duration', () => {
  const clock = createClock(() => CORRECT_TIME + DAY);
  clock.addSample(sampleFrom(DAY, { to: 0, back: 18_000 }));
  expect(Math.abs(clock.now() - CORRECT_TIME)).toBeLessThanOrEqual(10_000);
});

test('a clock that the user has corrected meanwhile is used again', () => {
  let offset = 2 * DAY;
  const clock = createClock(() => CORRECT_TIME + offset);
  clock.addSample(sampleFrom(offset));
  offset = 0;
  clock.addSample(sampleFrom(offset));
  expect(clock.now()).toBe(CORRECT_TIME);
});
