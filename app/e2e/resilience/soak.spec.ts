import type { CDPSession, Page } from '@playwright/test';
import { withMotion } from '../motion.ts';
import { comeBack, openCodeScreen, returning, signIn } from '../test-user.ts';
import { expect, test } from '../test.ts';
import { recordTried } from '../attempt-log.ts';
import { objectBytes } from './object-bytes.ts';

test.use(withMotion);

/** What counts as the same: caches fill, and the browser tidies up when it likes. */
const FLAT = 1.1;

type Weight = { listeners: number; nodes: number; objects: number };

/** What the page holds on to once everything that can go is gone. */
const weigh = async (browser: CDPSession): Promise<Weight> => {
  // What was only waiting for its turn may hold on to what was there before.
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), objects: await objectBytes(browser) };
};

const SETTLES_WITHIN_MS = 30_000;

/** What was announced is taken out of the page a while later, so that it may take a moment. */
const expectFlat = async (what: string, before: Weight, browser: CDPSession) => {
  const text = (weight: Weight) =>
    `${weight.listeners} listeners, ${weight.nodes} nodes, ${(weight.objects / 1e6).toFixed(2)} MB of objects`;
  await expect(async () => {
    const after = await weigh(browser);
    console.log(`${what}: ${text(before)}; then ${text(after)}`);
    for (const metric of ['listeners', 'nodes', 'objects'] as const)
      expect(after[metric], metric).toBeLessThanOrEqual(before[metric] * FLAT);
  }).toPass({ timeout: SETTLES_WITHIN_MS, intervals: [1000, 5000] });
};

const watch = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return browser;
};

/** Presses Enter on a code of three digits, is told so each time, and closes it. */
const toasts = (page: Page, count: number) =>
  page.evaluate(async (presses) => {
    const all = () => document.querySelectorAll<HTMLElement>('[role="alertdialog"]');
    const until = async (isSo: () => boolean, what: string) => {
      const end = performance.now() + 15_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error(what);
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
  '500 toasts: each comes and goes, and nothing is left of them [OT-11]',
  { tag: '@resilience' },
  async ({ page, app: _reset }) => {
    await openCodeScreen(page, returning.phone);
    const browser = await watch(page);
    await page.getByLabel('Verification code').pressSequentially('123');
    await toasts(page, 250);
    const before = await weigh(browser);
    await toasts(page, 250);
    await expectFlat('500 toasts', before, browser);
    recordTried(20, 500);
  },
);

/** Round and round through the links of the tab bar and the page, in the page itself. Returns how often. */
const goRound = (page: Page, changes: number) =>
  page.evaluate(async (count) => {
    const paths = ['/sessions', '/free-access', '/settings', '/dashboard'];
    const frame = () => new Promise(requestAnimationFrame);
    const until = async (isSo: () => boolean, what: string) => {
      const end = performance.now() + 15_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error(`${what}: ${location.pathname}`);
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

/** The half that comes first fills what is meant to be filled. */
const expectNoGrowth = async (page: Page, first: number, then: number) => {
  const browser = await watch(page);
  await goRound(page, first);
  const before = await weigh(browser);
  recordTried(20, first + (await goRound(page, then)));
  await expectFlat(`${first + then} changes of route`, before, browser);
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

/** Faster than any page can be drawn: each is gone before its transitions are over. */
const HURRY_MS = 40;
const hurry = (page: Page, changes: number) =>
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
    [changes, HURRY_MS] as const,
  );

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test(
    '240 changes of route in ten seconds leave nothing behind that was in transition when it went',
    { tag: '@resilience' },
    async ({ page, app }) => {
      await comeBack(page, app);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What comes under it begins a transition (docs/upstream/react-aria-transition-registry.md).
      await page.mouse.move(400, 500);
      const browser = await watch(page);
      await hurry(page, 60);
      const before = await weigh(browser);
      await hurry(page, 240);
      await expectFlat('240 changes of route in a hurry', before, browser);
      recordTried(20, 300);
    },
  );
});
