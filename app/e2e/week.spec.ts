import type { Locator } from '@playwright/test';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const WEEKS = 40;

/**
 * Presses a button until it is disabled and returns its position in each week, once the week's text and illustration
 * are loaded. It runs in the page, where a step takes some frames and no round trips.
 */
const stepThroughWeeks = (button: Locator) =>
  button.evaluate(async (after: HTMLButtonElement) => {
    const sheet = after.closest('[role=dialog]') as HTMLElement;
    const week = () => sheet.querySelector('h3')?.textContent ?? '';
    const positions: { week: string; top: number }[] = [];
    for (;;) {
      const before = positions.at(-1)?.week;
      while (week() === before) await new Promise(requestAnimationFrame);
      await Promise.all([...sheet.querySelectorAll('img')].map((illustration) => illustration.decode()));
      positions.push({ week: week(), top: after.getBoundingClientRect().top });
      if (after.disabled) return positions;
      after.click();
    }
  });

const getBox = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON());

test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
  await page.goto('/dashboard');
});

test('the sheet opens at the user’s week; buttons and a slider change the week, and Back closes it [G-19]', async ({
  page,
}) => {
  const opener = page.getByRole('button', {
    name: 'Week 24, Second trimester, 16 weeks to go, See this week',
  });
  expect(await getBox(opener)).toMatchObject({ width: 320, height: 196 });
  await opener.click({ position: { x: 10, y: 180 } });
  const sheet = page.getByRole('dialog', { name: 'Week by week' });
  await expect(sheet.getByRole('heading', { name: 'Week 24' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Week 24' })).toContainText('An example');
  await expect(sheet).toContainText('About the size of a corn cob (bhutta)');
  await expect(sheet.getByRole('definition').first()).toHaveText(textsIn('en')['week.24.baby']);
  await expect(sheet).toContainText('not medical advice');
  await expect(sheet).toContainText('not yet checked by a doctor');
  const illustration = sheet.locator('img');
  await expect(illustration).toHaveJSProperty('complete', true);
  expect(await illustration.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await getBox(illustration)).toMatchObject({ width: 176, height: 176 });
  await expectNoSidewaysScroll(page);

  await sheet.getByRole('button', { name: 'The week after' }).click();
  await expect(sheet.getByRole('heading', { name: 'Week 25' })).toBeVisible();
  const slider = sheet.getByRole('slider', { name: 'Week by week' });
  await page.keyboard.press('Shift+Tab');
  await expect(slider).toBeFocused();
  for (const [key, week] of [
    ['ArrowLeft', 24],
    ['PageDown', 20],
    ['PageUp', 24],
    ['End', 40],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', `Week ${week} of 40`);
  }
  const { width, height } = await getBox(slider);
  expect(height).toBe(24);
  await slider.click({ position: { x: width - 2, y: 2 } });
  await expect(sheet.getByRole('heading', { name: 'Week 40' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await test.step('an example week is marked as such and links to the due date [T-01]', async () => {
    await expect(page.getByText('This is an example.')).toBeVisible();
    await page.getByRole('link', { name: 'Add your due date to see your week' }).click();
    await expect(page).toHaveURL('/settings');
  });
});

for (const [language, width] of [
  ['', 360],
  ['/hi', 360],
  ['', 1280],
] as const)
  test(
    `the buttons do not move over forty weeks: ${language || '/en'}, ${width} px [G-19]`,
    { tag: language ? [] : ['@resilience'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${language}/dashboard`);
      await page.locator('main').getByRole('button').first().click();
      const sheet = page.getByRole('dialog');
      const after = sheet.getByRole('button').nth(2);
      await sheet.getByRole('heading', { level: 3 }).waitFor();
      await sheet.getByRole('slider').press('Home');
      await expect(sheet.getByRole('button').nth(1)).toBeDisabled();
      const positions = await stepThroughWeeks(after);
      expect(new Set(positions.map(({ week }) => week)).size).toBe(WEEKS);
      expect(new Set(positions.map(({ top }) => top)).size).toBe(1);
    },
  );

test.describe('with touch', () => {
  test.use({ hasTouch: true, locale: 'hi-IN' });

  test('the sheet is in Hindi, and a swipe changes the week [G-19]', async ({ page }) => {
    await page.goto('/hi/dashboard');
    await page.getByRole('button', { name: 'यह हफ़्ता देखें' }).tap();
    const sheet = page.getByRole('dialog', { name: 'हफ़्ता दर हफ़्ता' });
    await expect(sheet.getByRole('heading', { name: 'हफ़्ता 24' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const swipe = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 420 }],
      });
    await swipe('touchStart', 280);
    await swipe('touchMove', 120);
    await swipe('touchEnd');
    await expect(sheet.getByRole('heading', { name: 'हफ़्ता 25' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
