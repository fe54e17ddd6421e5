import { type Page, expect } from '@playwright/test';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { behindNetwork as test } from './network-in-between.ts';
import { recordTried } from './attempt-log.ts';

test.use({ serviceWorkers: 'allow', locale: 'hi-IN' });

/** The worker that keeps the app for this page. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' ? new URL(active.scriptURL).search : undefined;
  });

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('once read in Hindi, it opens in Hindi without a server [ID-04, G-14]', async ({ page, network }) => {
  await page.goto('/hi');
  await expect.poll(() => workerOf(page), { timeout: 30_000 }).toBe('?language=hi');
  network.close();

  // The last one has no language in its address, and no document of its own on this phone.
  const paths = ['/hi', '/hi/pricing', '/hi/signin', '/hi/dashboard', '/pricing'];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  }
  await page.goto('/hi/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('hi')['home.headline']);
  recordTried(16, paths.length + 1);
});

test(
  'another language takes the worker over by itself, without an offer [G-14]',
  { tag: '@resilience' },
  async ({ page }) => {
    await page.goto('/hi');
    await expect.poll(() => workerOf(page), { timeout: 30_000 }).toBe('?language=hi');
    await page.goto('/?language=en');
    // Chromium holds a worker back while DevTools is attached to the one before it.
    const browser = await page.context().newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await expect
      .poll(
        async () => {
          // Only while it waits: one that is still fetching what it keeps would have to begin anew.
          if (await isWaiting(page)) await browser.send('ServiceWorker.stopAllWorkers');
          return workerOf(page);
        },
        { timeout: 60_000, intervals: [1000] },
      )
      .toBe('');
  },
);
