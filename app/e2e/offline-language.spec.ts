import { type Page, expect } from '@playwright/test';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { testBehindProxy as test } from './faulty-proxy.ts';
import { recordCases } from './record-cases.ts';

test.use({ serviceWorkers: 'allow', locale: 'hi-IN' });

/** The search part of the active worker's URL, which names its language. */
const getWorkerSearch = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' ? new URL(active.scriptURL).search : undefined;
  });

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('after a visit in Hindi the app opens in Hindi without a server [ID-04, G-14]', async ({
  page,
  network,
}) => {
  await page.goto('/hi');
  await expect.poll(() => getWorkerSearch(page), { timeout: 30_000 }).toBe('?language=hi');
  network.close();

  // The last path names no language, and its document is not cached.
  const paths = ['/hi', '/hi/pricing', '/hi/signin', '/hi/dashboard', '/pricing'];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  }
  await page.goto('/hi/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('hi')['home.headline']);
  recordCases(16, paths.length + 1);
});

test(
  'a change of language replaces the worker without an update prompt [G-14]',
  { tag: '@resilience' },
  async ({ page }) => {
    await page.goto('/hi');
    await expect.poll(() => getWorkerSearch(page), { timeout: 30_000 }).toBe('?language=hi');
    await page.goto('/?language=en');
    // Chromium does not activate a worker while DevTools is attached to the previous one.
    const browser = await page.context().newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await expect
      .poll(
        async () => {
          // Only while it waits: a worker that is stopped while it fills its cache has to start over.
          if (await isWaiting(page)) await browser.send('ServiceWorker.stopAllWorkers');
          return getWorkerSearch(page);
        },
        { timeout: 60_000, intervals: [1000] },
      )
      .toBe('');
  },
);
