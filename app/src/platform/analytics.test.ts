import { expect, onTestFinished, test, vi } from 'vitest';
import { type AnalyticsSink, MAX_HELD_EVENTS, createAnalytics } from './analytics.ts';

const sink = () => ({
  capture: vi.fn<AnalyticsSink['capture']>(),
  identify: vi.fn<AnalyticsSink['identify']>(),
  reset: vi.fn<AnalyticsSink['reset']>(),
  stop: vi.fn<AnalyticsSink['stop']>(),
});

test('events are queued until the analytics SDK has loaded, at most the newest 50 [AN-09, G-11]', () => {
  const analytics = createAnalytics();
  for (let count = 0; count < MAX_HELD_EVENTS + 5; count += 1) analytics.capture(`event ${count}`);
  const tool = sink();
  analytics.connect(tool);
  expect(tool.capture).toHaveBeenCalledTimes(50);
  expect(tool.capture.mock.calls[0]?.[0]).toBe('event 5');
  analytics.capture('later', { page: '/' });
  expect(tool.capture).toHaveBeenLastCalledWith('later', { page: '/' });
});

test('held events are sent with the time at which they happened [AN-09]', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const analytics = createAnalytics();
  analytics.capture('user_login', { user_id: '7' });
  vi.advanceTimersByTime(90_000);
  const tool = sink();
  analytics.connect(tool);
  expect(tool.capture).toHaveBeenLastCalledWith(
    'user_login',
    { user_id: '7' },
    new Date('2026-11-21T06:30:00Z'),
  );
  analytics.capture('later');
  expect(tool.capture).toHaveBeenLastCalledWith('later', undefined);
});

test('a reset discards held events and resets the tool [AN-08, AU-10]', () => {
  const analytics = createAnalytics();
  analytics.identify('7', {
    phone: '9811122233',
    first_name: 'Ananya',
    last_name: 'Sharma',
    verified: true,
    role: 'user',
  });
  analytics.reset();
  const tool = sink();
  analytics.connect(tool);
  expect(tool.identify).not.toHaveBeenCalled();
  analytics.reset();
  expect(tool.reset).toHaveBeenCalledOnce();
});

test('after withdrawal no event is sent [T-13]', () => {
  const analytics = createAnalytics();
  const tool = sink();
  analytics.connect(tool);
  analytics.disconnect();
  analytics.capture('event');
  expect(tool.capture).not.toHaveBeenCalled();
  expect(tool.reset).toHaveBeenCalledOnce();
  expect(tool.stop).toHaveBeenCalledOnce();
});
