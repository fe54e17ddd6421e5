import type { Page } from '@playwright/test';

type Taps = { clicks: number; durations: Record<number, number> };

/** Counts the clicks that reach the page, and measures each until the next frame. */
export const watchTaps = (page: Page) =>
  page.evaluate(() => {
    const measured: Taps = { clicks: 0, durations: {} };
    Object.assign(window, { seen: measured });
    addEventListener('click', () => (measured.clicks += 1), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId: id, duration } = entry;
        if (id) measured.durations[id] = Math.max(measured.durations[id] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
export const getTaps = async (page: Page) => {
  const { clicks, durations } = await page.evaluate(() => (window as unknown as { seen: Taps }).seen);
  return { clicks, durations: Object.values(durations) };
};

/** Clears the measurements so far. */
export const clearTaps = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { seen: Taps }).seen.durations = {};
  });
