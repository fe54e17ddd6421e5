import type { Locator, Page } from '@playwright/test';
import { enterPhone, unregisteredUser } from './test-user.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page, app: _reset }) => {
  await page.goto('/signin');
  await enterPhone(page, unregisteredUser.phone);
  await expect(page.getByRole('button', { name: /^Hospital/ })).toBeVisible();
});

const tray = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The middle of an element, after scrolling it to the middle of the screen, where the tray will open. */
const middleOf = async (element: Locator) => {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('the second half of a double tap selects nothing in the tray that the first half opened', async ({
  page,
}) => {
  const hospital = page.getByRole('button', { name: /^Hospital/ });
  await hospital.tap();
  await page.getByPlaceholder('Search...').fill('mat');
  await expect(page.getByRole('option').nth(5)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tray(page, 'Hospital')).toHaveCount(0);

  const { x, y } = await middleOf(hospital);
  await page.touchscreen.tap(x, y);
  // An option is under the finger when it taps again.
  await page.waitForFunction(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[role="option"]'),
    [x, y] as const,
  );
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('option').nth(5)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hospital).toContainText('Search...');
});
