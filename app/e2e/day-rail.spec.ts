import type { Page } from '@playwright/test';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const rail = (page: Page) => page.getByRole('toolbar', { name: 'Days' });
const days = (page: Page) => rail(page).getByRole('button');
const current = (page: Page) => rail(page).locator('[aria-current="date"]');

test.use({ viewport: { width: 1024, height: 760 } });

test.beforeEach(async ({ page, app }) => {
  await app.setProviderState('sessions in number', { count: 12 });
  await restoreSignedInState(page, app);
  await page.goto('/sessions');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the day rail marks the day in view and scrolls to the others; a phone shows none [G-18]', async ({
  page,
}) => {
  await expect(days(page)).toHaveCount(12);
  await expect(current(page)).toHaveText('Tomorrow');
  const last = days(page).last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  const session = page.getByRole('article').last();
  await expect(session.getByText(name)).toBeInViewport();
  await expect(session.getByRole('link')).toBeFocused();
  await expect(current(page)).toHaveText(name);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -20_000);
  await expect(current(page)).toHaveText('Tomorrow');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await test.step('the rail is one tab stop, and arrow keys move the focus in it', async () => {
    await current(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(days(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(days(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(days(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await rail(page).evaluate((box) => box.contains(document.activeElement))).toBe(false);
    await days(page).nth(5).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').nth(5).getByRole('link')).toBeFocused();
  });
  await test.step('the cards are a grid without a hole, row by row [SE-03]', async () => {
    for (const [width, columns] of [
      [1280, 3],
      [768, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 760 });
      const boxes = page.getByRole('article');
      const tops = await boxes.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top + window.scrollY)),
      );
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(new Set(tops).size).toBe(12 / columns);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1024, height: 760 });
  });
  await test.step('the rail stays in the window at 200 % text [WCAG 1.4.4]', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
    // Far enough for the rail to stick below the header.
    await page.evaluate(() => window.scrollBy(0, 900));
    await expect(days(page).first()).toBeInViewport();
    const box = await rail(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(760);
  });
  await test.step('on a phone the heading of a day is sticky, and tomorrow has a full card', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(rail(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    const names = page.getByRole('heading', { level: 2 });
    await expect(names.first()).toHaveText('Tomorrow');
    await expect(names.nth(1)).toHaveText(/^\w{3}, \d{1,2} \w+$/);
    const getHeight = async (index: number) =>
      (await page.getByRole('article').nth(index).boundingBox())?.height ?? 0;
    expect(await getHeight(0)).toBeGreaterThan(2 * (await getHeight(1)));
    const { y = 0 } = (await page.getByRole('tabpanel').getByRole('list').first().boundingBox()) ?? {};
    await page.evaluate((distance) => scrollTo(0, distance), y + 150);
    await expect.poll(async () => (await names.first().boundingBox())?.y).toBe(0);
  });
});
