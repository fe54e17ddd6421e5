import type { Page } from '@playwright/test';
import { languages } from '@janani/messages/src/language-list.ts';
import { expectPageTakenOver, publicPages } from './public.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Drafts are offered in Settings only. */
const otherLanguages = [languages.hi.name];

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');

const widths = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'dark' },
  { width: 1280, height: 860, colorScheme: 'light' },
] as const;

for (const { width, height, colorScheme } of widths)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('PB-01 PB-08 every page: header that stays, current link, axe, nothing overflows', async ({
      page,
    }) => {
      for (const { path, link, heading, title } of publicPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(title);
        await expectNoSidewaysScroll(page);
        if (width < 960) await header(page).locator('summary').click();
        await expect(mainLinks(page)).toHaveText(['Home', 'About Us', 'Pricing', 'Blog']);
        await expect(mainLinks(page).and(page.locator('[aria-current="page"]'))).toHaveText([link]);
        await expectAccessible(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(header(page)).toBeInViewport();
        expect(await header(page).evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
      }
    });
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('the header leads to every page, which says its title and is read from', async ({ page }) => {
    await page.goto('/blog');
    await expectPageTakenOver(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const { row, path, link, heading, title } of publicPages.toReversed())
      await test.step(`${row} ${link} leads to ${path}`, async () => {
        await mainLinks(page).filter({ hasText: link }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(title);
        await expect(mainLinks(page).and(page.locator('[aria-current="page"]'))).toHaveText([link]);
      });
    await test.step('PB-06 Sign In leads to /signin', async () => {
      await header(page).getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/signin');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page).toHaveTitle('Sign in – Janani');
    });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('every link and button can be reached and seen with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await expectPageTakenOver(page);
    const reached: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement: at } = document;
        if (!at || at === document.body) return null;
        const { top, bottom } = at.getBoundingClientRect();
        const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const isCovered = !at.closest('header') && top < below;
        return `${at.textContent}${isCovered || bottom > innerHeight + 1 ? ' (covered)' : ''}`;
      });
      if (name === null) break;
      reached.push(name);
    }
    expect(reached).toEqual([
      'Skip to main content',
      'Janani',
      'Home',
      'About Us',
      'Pricing',
      'Blog',
      ...otherLanguages,
      'Sign In',
      'Start Your Journey Free',
      'Watch Demo',
      'Start Free Trial Now',
      'Pricing',
      'About Us',
      ...otherLanguages,
    ]);
  });
});

test('a section of the landing page keeps its distance from the band before it', async ({ page }) => {
  await page.goto('/');
  const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  const band = await page.getByRole('region', { name: 'Janani in numbers' }).boundingBox();
  expect(heading!.y - (band!.y + band!.height)).toBeGreaterThanOrEqual(48);
});

test('PB-07 PB-09 the menu of a phone opens and closes after navigating', async ({ page }) => {
  await page.goto('/');
  await expectPageTakenOver(page);
  const menu = header(page).locator('details');
  await expect(mainLinks(page)).toHaveCount(0);
  await header(page).locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await mainLinks(page).filter({ hasText: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care that sits beside you');
  await expect(menu).not.toHaveAttribute('open');
});

test('PB-09 a tap beside the open menu closes it, before there is a script too', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const tapBeside = async (on: Page) => {
    const menu = on.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await on.mouse.click(180, 730);
    await expect(menu).not.toHaveAttribute('open');
    expect(new URL(on.url()).pathname).toBe('/');
  };
  await tapBeside(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const document = await plain.newPage();
  await document.goto(new URL(page.url()).origin);
  await tapBeside(document);
  await plain.close();
});

test('nothing overflows at 360 px with 200 % text, the menu open or not', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const { path } of publicPages) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    await header(page).locator('summary').click();
    await expect(mainLinks(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
