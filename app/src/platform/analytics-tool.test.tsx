import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAnalytics, stopAnalytics } from './analytics-tool.ts';
import { type AnalyticsSink, analytics } from './analytics.ts';
import { openPosthog } from './posthog.ts';

vi.mock('./config.ts', () => ({
  config: { analytics: { key: 'phc_test', host: 'same-origin', isMinimal: false } },
}));
vi.mock('./posthog.ts', () => ({ openPosthog: vi.fn<() => AnalyticsSink>() }));
const idle = vi.hoisted(() => ({ go: () => {}, saves: false }));
vi.mock('@janani/ui/loading', () => ({
  whenIdle: () =>
    new Promise<void>((resolve) => {
      const before = idle.go;
      idle.go = () => {
        before();
        resolve();
      };
    }),
  savesData: () => idle.saves,
}));

const sink = {
  capture: vi.fn<AnalyticsSink['capture']>(),
  identify: vi.fn<AnalyticsSink['identify']>(),
  reset: vi.fn<AnalyticsSink['reset']>(),
  stop: vi.fn<AnalyticsSink['stop']>(),
};
beforeEach(() => {
  idle.go = () => {};
  idle.saves = false;
  vi.mocked(openPosthog).mockReturnValue(sink);
});
afterEach(() => {
  stopAnalytics();
  vi.clearAllMocks();
});

const flushTimers = () => new Promise((resolve) => setTimeout(resolve, 0));

test('consent withdrawn before the tool has loaded does not start it; given again, it starts once [T-13]', async () => {
  const first = startAnalytics();
  stopAnalytics();
  const second = startAnalytics();
  void startAnalytics();
  idle.go();
  await Promise.all([first, second]);
  expect(openPosthog).toHaveBeenCalledOnce();
});

test('where the user saves data the tool is not loaded', async () => {
  idle.saves = true;
  const started = startAnalytics();
  idle.go();
  await started;
  await flushTimers();
  expect(openPosthog).not.toHaveBeenCalled();
});

test("the tool's entries are removed, even where it was never loaded; no other entry is [T-25]", () => {
  localStorage.setItem('ph_phc_test_posthog', '{"distinct_id":"7"}');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('ph_phc_test_window_id', 'x');
  document.cookie = 'ph_phc_test_posthog=%7B%22distinct_id%22%3A%227%22%7D; Path=/';
  document.cookie = 'other=1; Path=/';
  analytics.connect(sink);
  stopAnalytics();
  expect([Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]).toEqual([
    ['theme'],
    [],
    'other=1',
  ]);
  expect(sink.reset).toHaveBeenCalledOnce();
  expect(sink.stop).toHaveBeenCalledOnce();
  localStorage.clear();
});
