import type { Page } from '@playwright/test';

/** A fifth of the threshold for a good score (web.dev/cls). */
export const MAX_SHIFT = 0.02;

const observe = () => {
  let moved = 0;
  new PerformanceObserver((shifts) => {
    // A shift shortly after an input is expected (web.dev/cls).
    for (const { value, hadRecentInput } of shifts.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!hadRecentInput) moved += value;
    document.documentElement.dataset['moved'] = String(moved);
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Measures the layout shift of every document that is opened from here on. */
export const observeLayoutShift = (page: Page) => page.addInitScript(observe);

/** Measures the layout shift of the open document. */
export const observeLayoutShiftNow = (page: Page) => page.evaluate(observe);

/** The score of the open document. */
export const getLayoutShift = async (page: Page) =>
  Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
