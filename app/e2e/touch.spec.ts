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
const getCenter = async (element: Locator) => {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Taps with an explicit timestamp in seconds, so that two taps are a double tap on a slow machine as well.
 */
const tapAt = async (page: Page, x: number, y: number, timestamp: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: timestamp + 0.05,
  });
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

  const { x, y } = await getCenter(hospital);
  const now = Date.now() / 1000;
  await tapAt(page, x, y, now);
  // An option is at the position of the second tap.
  await page.waitForFunction(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[role="option"]'),
    [x, y] as const,
  );
  await tapAt(page, x, y, now + 0.25);
  await expect(page.getByRole('option').nth(5)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hospital).toContainText('Search...');
});

/** Types as the keyboards of Android do: the word is underlined and replaced with each letter, then committed. */
const compose = async (page: Page, steps: readonly string[]) => {
  const session = await page.context().newCDPSession(page);
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
};

test('a word that the keyboard composes is searched as it stands, once [DD-08, DD-09]', async ({
  page,
  app,
}) => {
  await page.getByRole('button', { name: /^Hospital/ }).tap();
  await expect(page.getByPlaceholder('Search...')).toBeFocused();
  await compose(page, ['शा', 'शां', 'शांति']);
  await expect(page.getByRole('option', { name: 'शांति नर्सिंग होम' })).toBeVisible();
  await expect(page.getByPlaceholder('Search...')).toHaveValue('शांति');
  const searches = (await app.requests()).filter(({ path }) => path.includes('/hospitals'));
  expect(searches.map(({ path }) => path)).toHaveLength(1);
});
