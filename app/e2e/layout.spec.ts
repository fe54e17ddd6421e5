import { comeBack, enterPhone, memberPaths, newcomer } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, test } from './test.ts';

const widths = [
  { name: '320 px', viewport: { width: 320, height: 640 }, textSize: '100%' },
  { name: '360 px with 200 % text', viewport: { width: 360, height: 740 }, textSize: '200%' },
  { name: '1280 px', viewport: { width: 1280, height: 860 }, textSize: '100%' },
];

for (const { name, viewport, textSize } of widths)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((size) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        }, textSize);
      });

      test('nothing overflows and axe finds nothing before sign-in', async ({ page, app: _reset }) => {
        await page.goto('/signin');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await enterPhone(page, newcomer.phone);
        await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    });

/** On the page as it stands: a new size needs no new visit. `axe` looks at the narrowest and at the desktop. */
const sizes = [
  { width: 320, height: 640, textSize: '100%', hasAxe: true },
  { width: 360, height: 740, textSize: '200%', hasAxe: false },
  { width: 768, height: 1024, textSize: '100%', hasAxe: false },
  { width: 1280, height: 860, textSize: '100%', hasAxe: true },
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`after sign-in, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('nothing overflows and axe finds nothing on any route of a signed-in user', async ({
      page,
      app,
    }) => {
      // Seven routes in four sizes: seconds, but not on a machine that does much else.
      test.setTimeout(240_000);
      await comeBack(page, app);
      for (const path of memberPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const { width, height, textSize, hasAxe } of sizes)
          await test.step(`${path} at ${width} px with ${textSize} text`, async () => {
            await page.setViewportSize({ width, height });
            await page.evaluate((size) => {
              document.documentElement.style.fontSize = size;
            }, textSize);
            await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
            await expectNoSidewaysScroll(page);
            if (hasAxe) await expectAccessible(page);
          });
      }
    });
  });

/** A fifth of what is called good (web.dev/cls). */
const MOST_SHIFT = 0.02;

test('nothing moves on a page of a signed-in user while it fills', async ({ page, app }) => {
  await comeBack(page, app);
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries() as (PerformanceEntry & { value: number })[])
        moved += shift.value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of memberPaths)
    await test.step(path, async () => {
      // Late enough for the page to stand without it.
      await app.fail({ match: 'GET /api/user/sessions', fault: { kind: 'delay', ms: 400 }, times: 1 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await app.recover();
      const moved = Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
      expect(moved).toBeLessThan(MOST_SHIFT);
    });
});

/** As long as a name may be (spec §5), in one word of wide letters. */
const LONGEST_NAME = 'Mm'.repeat(25);

test('WCAG 1.4.10 a name of fifty letters in one word makes no page scroll sideways, and is not cut', async ({
  page,
  app,
}) => {
  await comeBack(page, app);
  await page.goto('/payments');
  await page.evaluate((name) => {
    const names = { first_name: name, last_name: name };
    const user = JSON.parse(localStorage['user_data'] as string) as Record<string, unknown>;
    localStorage['user_data'] = JSON.stringify({ ...user, ...names });
    localStorage['profile:7'] = JSON.stringify(names);
  }, LONGEST_NAME);
  const look = async () => {
    for (const textSize of ['200%', '100%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await expectNoSidewaysScroll(page);
      await expectNothingCut(page);
    }
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...memberPaths, ...memberPaths.map((path) => `/hi${path}`)])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
    });
  await test.step('the menu, the form, and what is kept', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('First name')).toHaveValue(LONGEST_NAME);
    await look();
  });
});
