import type { Page } from '@playwright/test';
import { MAX_SHIFT, getLayoutShift, observeLayoutShift } from './layout-shift.ts';
import { restoreSignedInState, enterPhone, memberPaths, unregisteredUser } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNoTextCut, test } from './test.ts';

/**
 * Sizes are applied without a reload. axe checks pages alternately at the narrowest size and, dark, at the desktop
 * one: stories check every composition in each width and theme.
 */
const sizes = [
  { width: 320, height: 640, textSize: '200%', colorScheme: 'light', hasAxe: false },
  { width: 320, height: 640, textSize: '100%', colorScheme: 'light', hasAxe: true },
  { width: 768, height: 1024, textSize: '100%', colorScheme: 'dark', hasAxe: false },
  { width: 1280, height: 860, textSize: '100%', colorScheme: 'dark', hasAxe: true },
] as const;
const PHONE = { width: 360, height: 740 };

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Expects that nothing overflows or is cut off at any size, and that axe finds no violation. */
const expectFitsAtEverySize = async (page: Page, name: string, index: number) => {
  for (const { width, height, textSize, colorScheme, hasAxe } of sizes)
    await test.step(`${name} at ${width} px with ${textSize} text`, async () => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await setTextSize(page, textSize);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      if (width === 320) await expectNoTextCut(page);
      if (hasAxe && (width === 320) === (index % 2 === 0)) await expectAccessible(page);
    });
  await page.setViewportSize(PHONE);
  await setTextSize(page, '');
};

test('before sign-in nothing overflows and axe finds no violation', async ({ page, app: _reset }) => {
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFitsAtEverySize(page, '/signin', 0);
  await enterPhone(page, unregisteredUser.phone);
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
  await expectFitsAtEverySize(page, '/signup', 1);
});

/** The longest permitted name (spec §5), as one word of wide letters. */
const LONGEST_NAME = 'Mm'.repeat(25);

test('behind sign-in, with the longest name, nothing shifts, overflows or is cut off, and axe finds no violation [WCAG 1.4.10]', async ({
  page,
  app,
}) => {
  // Seven routes in four sizes take long on a busy machine.
  test.setTimeout(240_000);
  await restoreSignedInState(page, app);
  await page.goto('/manifest.webmanifest');
  await page.evaluate((name) => {
    const names = { first_name: name, last_name: name };
    const user = JSON.parse(localStorage['user_data'] as string) as Record<string, unknown>;
    localStorage['user_data'] = JSON.stringify({ ...user, ...names });
    localStorage['profile:7'] = JSON.stringify(names);
  }, LONGEST_NAME);
  await observeLayoutShift(page);
  const titles = new Set<string>();
  for (const [index, path] of memberPaths.entries()) {
    // Slow enough for the page to render without the sessions first.
    await app.fail({ match: 'GET /api/user/sessions', fault: { kind: 'delay', ms: 400 }, times: 1 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await app.recover();
    expect(await getLayoutShift(page), path).toBeLessThan(MAX_SHIFT);
    titles.add(await page.title());
    await expectFitsAtEverySize(page, path, index);
  }
  // WCAG 2.4.2: every screen has a unique title.
  expect(titles.size).toBe(memberPaths.length);
  await test.step('the account menu, the data on this device and the profile form', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const expectFit = async () => {
      for (const textSize of ['200%', '100%']) {
        await setTextSize(page, textSize);
        await expectNoSidewaysScroll(page);
        await expectNoTextCut(page);
      }
    };
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectFit();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('First name')).toHaveValue(LONGEST_NAME);
    await expectFit();
  });
});
