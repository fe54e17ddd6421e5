import type { Page } from '@playwright/test';
import { withMotion } from '../motion.ts';
import { enterPhone, returning } from '../test-user.ts';
import { expect, test } from '../test.ts';

test.use(withMotion);

/** A cheap phone on a slow network, as Lighthouse throttles them: "slow 4G", the processor four times slower. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

const FIRST_DIGIT_MS = 100;
const KEY_MS = 50;
const KEYS = 60;
/** The best visit counts: other load on the machine only adds time. */
const VISITS = 3;
/** The browser reports no shorter event. */
const SHORTEST_MS = 16;

const slowDown = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', SLOW_4G);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
};

type Measurements = { firstDigit?: number; keys: number[] };

/**
 * Enters a digit in every document as soon as its code field has the focus, and measures the time from the field's
 * insertion until the digit is painted. Then measures the key events.
 */
const watchCodeScreen = (page: Page) =>
  page.addInitScript(() => {
    const measurements: Measurements = { keys: [] };
    Object.assign(window, { seen: measurements });
    const field = () => document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
    const begin = (arrived: number) => {
      const check = () => {
        const input = field();
        if (!input || document.activeElement !== input || input.readOnly) requestAnimationFrame(check);
        else if (input.value === '') {
          // As a keyboard does it: the field receives `beforeinput` and `input`.
          document.execCommand('insertText', false, '1');
          requestAnimationFrame(check);
        } else measurements.firstDigit = performance.now() - arrived;
      };
      check();
    };
    const observer = new MutationObserver(() => {
      if (!field()) return;
      observer.disconnect();
      begin(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') measurements.keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
const getMeasurements = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Measurements }).seen);

const getFirstDigit = async (page: Page) => {
  await expect(page.getByLabel('Verification code')).toHaveValue('1', { timeout: 30_000 });
  await expect.poll(async () => (await getMeasurements(page)).firstDigit).toBeDefined();
  return (await getMeasurements(page)).firstDigit ?? Infinity;
};

/** The 95th percentile. */
const p95 = (durations: number[]) =>
  durations.toSorted((one, other) => one - other)[Math.ceil(durations.length * 0.95) - 1] ?? 0;

/** One visit in a new browser: opens the code screen and presses keys on it. */
const measure = async (page: Page) => {
  await watchCodeScreen(page);
  await slowDown(page);
  await page.goto('/signin');
  await enterPhone(page, returning.phone);
  const firstDigit = await getFirstDigit(page);
  const code = page.getByLabel('Verification code');
  for (let key = 0; key < KEYS; key += 1) await code.press(key % 2 === 0 ? '7' : 'Backspace');
  await expect(code).toHaveValue('1');
  const reported = (await getMeasurements(page)).keys;
  const short = Array.from({ length: Math.max(0, KEYS - reported.length) }, () => SHORTEST_MS);
  return { firstDigit, key: p95([...reported, ...short]) };
};

test(
  'the code screen paints the first digit and every key at once on a slow phone',
  { tag: '@resilience' },
  async ({ browser, served, app: _reset }) => {
    test.slow();
    const visits: Awaited<ReturnType<typeof measure>>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await browser.newPage({ baseURL: served.url });
      visits.push(await measure(page));
      await page.close();
    }
    console.log(
      visits
        .map(({ firstDigit, key }) => `first digit after ${Math.round(firstDigit)} ms, a key ${key} ms (p95)`)
        .join('\n'),
    );
    expect(Math.min(...visits.map(({ firstDigit }) => firstDigit))).toBeLessThanOrEqual(FIRST_DIGIT_MS);
    expect(Math.min(...visits.map(({ key }) => key))).toBeLessThanOrEqual(KEY_MS);
  },
);
