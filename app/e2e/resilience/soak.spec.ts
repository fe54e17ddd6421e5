import type { CDPSession, Page } from '@playwright/test';
import { withMotion } from '../motion.ts';
import { restoreSignedInState, goToCodeScreen, returning, signIn } from '../test-user.ts';
import { expect, test } from '../test.ts';
import { recordCases } from '../record-cases.ts';
import { objectBytes } from './object-bytes.ts';

test.use(withMotion);

/** Permitted growth: caches fill, and the browser decides when it frees memory. */
const MAX_GROWTH = 1.1;

type Retained = { listeners: number; nodes: number; objects: number };

/** What the page retains after garbage collection. */
const measureRetained = async (browser: CDPSession): Promise<Retained> => {
  // Pending tasks may retain objects until the next collection.
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), objects: await objectBytes(browser) };
};

const CLEANUP_TIMEOUT_MS = 30_000;

/** Announcements are removed from the page after a delay, so that it is retried. */
const expectNoGrowthSince = async (title: string, before: Retained, browser: CDPSession) => {
  const text = (retained: Retained) =>
    `${retained.listeners} listeners, ${retained.nodes} nodes, ${(retained.objects / 1e6).toFixed(2)} MB of objects`;
  await expect(async () => {
    const after = await measureRetained(browser);
    console.log(`${title}: ${text(before)}; then ${text(after)}`);
    for (const metric of ['listeners', 'nodes', 'objects'] as const)
      expect(after[metric], metric).toBeLessThanOrEqual(before[metric] * MAX_GROWTH);
  }).toPass({ timeout: CLEANUP_TIMEOUT_MS, intervals: [1000, 5000] });
};

const watch = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return browser;
};

/** Presses Enter on an incomplete code and closes the toast, `count` times. */
const toasts = (page: Page, count: number) =>
  page.evaluate(async (presses) => {
    const all = () => document.querySelectorAll<HTMLElement>('[role="alertdialog"]');
    const until = async (check: () => boolean, failure: string) => {
      const end = performance.now() + 15_000;
      while (!check()) {
        if (performance.now() > end) throw new Error(failure);
        await new Promise(requestAnimationFrame);
      }
    };
    const field = document.querySelector('input[autocomplete="one-time-code"]');
    for (let press = 0; press < presses; press += 1) {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await until(() => all().length > 0, 'no toast came');
      all()[0]?.querySelector('button')?.click();
      await until(() => all().length === 0, 'a toast stayed');
    }
  }, count);

test(
  '500 toasts leave no listener, node or memory behind [OT-11]',
  { tag: '@resilience' },
  async ({ page, app: _reset }) => {
    await goToCodeScreen(page, returning.phone);
    const browser = await watch(page);
    await page.getByLabel('Verification code').pressSequentially('123');
    await toasts(page, 250);
    const before = await measureRetained(browser);
    await toasts(page, 250);
    await expectNoGrowthSince('500 toasts', before, browser);
    recordCases(20, 500);
  },
);

/** Follows the links of the tab bar in turn, inside the page. Returns the number of changes. */
const followTabs = (page: Page, changes: number) =>
  page.evaluate(async (count) => {
    const paths = ['/sessions', '/free-access', '/settings', '/dashboard'];
    const frame = () => new Promise(requestAnimationFrame);
    const until = async (check: () => boolean, failure: string) => {
      const end = performance.now() + 15_000;
      while (!check()) {
        if (performance.now() > end) throw new Error(`${failure}: ${location.pathname}`);
        await frame();
      }
    };
    for (let change = 0; change < count; change += 1) {
      const path = paths[change % paths.length] ?? '';
      const link = () => document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
      await until(() => link() !== null, `no link to ${path}`);
      const heading = document.querySelector('h1');
      link()?.click();
      await until(
        () =>
          location.pathname === path &&
          document.querySelector('h1') !== null &&
          document.querySelector('h1') !== heading,
        `not at ${path}`,
      );
    }
    return count;
  }, changes);

/** The first half fills the caches; the second must not grow. */
const expectNoGrowth = async (page: Page, first: number, then: number) => {
  const browser = await watch(page);
  await followTabs(page, first);
  const before = await measureRetained(browser);
  recordCases(20, first + (await followTabs(page, then)));
  await expectNoGrowthSince(`${first + then} changes of route`, before, browser);
};

test(
  '1,000 changes of route leave no listener, node or memory behind',
  { tag: '@resilience' },
  async ({ page, app }) => {
    test.setTimeout(4 * 60_000);
    await signIn(page, app);
    await expectNoGrowth(page, 500, 500);
  },
);

/** Faster than a page can render: each is removed before its transitions end. */
const QUICK_CHANGE_MS = 40;
const changeQuickly = (page: Page, changes: number) =>
  page.evaluate(
    async ([count, pause]) => {
      const paths = ['/sessions', '/free-access', '/settings', '/session/preparing-for-labour', '/dashboard'];
      for (let change = 0; change < count; change += 1) {
        history.pushState({}, '', paths[change % paths.length]);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
        });
      }
    },
    [changes, QUICK_CHANGE_MS] as const,
  );

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test(
    '240 changes of route in ten seconds leave no removed element behind that was in transition',
    { tag: '@resilience' },
    async ({ page, app }) => {
      await restoreSignedInState(page, app);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // An element that appears under the mouse starts a transition (docs/pitfalls.md#react-aria-transition-registry).
      await page.mouse.move(400, 500);
      const browser = await watch(page);
      await changeQuickly(page, 60);
      const before = await measureRetained(browser);
      await changeQuickly(page, 240);
      await expectNoGrowthSince('240 quick changes of route', before, browser);
      recordCases(20, 300);
    },
  );
});
