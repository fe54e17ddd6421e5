import type { Locator, Page } from '@playwright/test';
import { MAX_SHIFT, getLayoutShift, observeLayoutShiftNow } from './layout-shift.ts';
import { withMotion } from './motion.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, test } from './test.ts';

test.use(withMotion);

const SLUG = 'class';
const CALL = `GET /api/user/sessions/${SLUG}`;
const TITLE = 'Breathing for labour';

/** A view transition, and the CSS properties that were animated in it. */
type Transition = { animatedProperties: string[] };

const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const changes: Transition[] = [];
    Object.assign(window, { changes });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change: Transition = { animatedProperties: [] };
      changes.push(change);
      const transition = start(update);
      const note = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations())
          if (
            effect instanceof KeyframeEffect &&
            (effect.pseudoElement?.startsWith('::view-transition-') ??
              effect.target?.hasAttribute('data-arriving'))
          )
            for (const [property, value] of Object.entries(effect.getKeyframes().at(0) ?? {}))
              if (value !== effect.getKeyframes().at(-1)?.[property])
                change.animatedProperties.push(property);
      };
      void note();
      return transition;
    };
  });
const getTransitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { changes: Transition[] }).changes);

/** Whether the snapshots of a view transition cover the page. */
const isTransitionRunning = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-'),
      ),
  );

const card = (page: Page) => page.getByRole('link', { name: TITLE, exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });

test.beforeEach(async ({ page, app }) => {
  await app.setProviderState('no sessions');
  await app.setProviderState('a session exists', { slug: SLUG, title: TITLE, startsIn: 600, duration: 45 });
  await restoreSignedInState(page, app);
  await recordTransitions(page);
});

test('a change of pages animates only transform and opacity; Back restores the focus', async ({ page }) => {
  await page.goto('/sessions');
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  // Two quick taps are one navigation.
  await card(page).evaluate((element: HTMLAnchorElement) => {
    element.click();
    element.click();
  });
  await expect(heading(page)).toBeVisible();
  expect(await length()).toBe(before + 1);
  await expect
    .poll(async () => (await getTransitions(page))[0]?.animatedProperties.length)
    .toBeGreaterThan(0);
  const { animatedProperties: moved } = (await getTransitions(page))[0] ?? { animatedProperties: [] };
  // Properties of the key frames themselves are not animated.
  const own = new Set(
    moved.filter((name) => !['offset', 'computedOffset', 'composite', 'easing'].includes(name)),
  );
  expect([...own].toSorted()).toEqual(['opacity', 'transform']);
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Sessions', exact: true }).first();
  await page.goBack();
  await expect(card(page)).toBeFocused();
  expect(await getTransitions(page)).toHaveLength(1);
  await expect(link).toHaveAttribute('href', '/sessions');
  await test.step('with reduced motion the next page is shown without a transition', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await card(page).click();
    await expect(heading(page)).toBeVisible();
    expect(await getTransitions(page)).toEqual([]);
  });
});

test('a tap during a view transition reaches the page, not its snapshot', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => document.documentElement.style.setProperty('--janani-motion-base', '3s'));
  await page.getByRole('link', { name: 'Sessions', exact: true }).last().click();
  await expect.poll(() => isTransitionRunning(page)).toBe(true);
  // At its coordinates: `click()` would wait until nothing covers the target, which is when the transition has ended.
  const tap = async (target: Locator) => {
    const { x, y } = await target.evaluate((element) => element.getBoundingClientRect());
    await page.mouse.click(x + 10, y + 10);
  };
  await tap(page.getByRole('tab', { name: 'Completed' }));
  expect(await isTransitionRunning(page)).toBe(true);
  await expect(page).toHaveURL('/sessions?tab=completed');
  await tap(page.getByRole('link', { name: 'Home', exact: true }));
  expect(await isTransitionRunning(page)).toBe(true);
  await expect(page).toHaveURL('/dashboard');
});

test(
  'a session opens with the data of the list, and shows the enrol button once its own data is loaded [SD-05]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    await page.goto('/sessions');
    await expect(card(page)).toBeVisible();
    await app.fail({ match: CALL, fault: { kind: 'delay', ms: 5000 } });
    await observeLayoutShiftNow(page);
    // On a slow phone the page changes more than half a second after the press: then every shift counts.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await card(page).click();
    await expect(heading(page)).toBeVisible({ timeout: 5000 });
    await expect(page.getByText('45 minutes', { exact: true })).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0);
    await expect(page.getByText('Loading session…')).toBeInViewport();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeInViewport();
    await expect(page.getByText('Loading session…')).toHaveCount(0);
    expect(await getLayoutShift(page)).toBeLessThan(MAX_SHIFT);
  },
);
