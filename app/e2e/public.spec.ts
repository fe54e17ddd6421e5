import type { Page } from '@playwright/test';
import { languages } from '@janani/messages/src/language-list.ts';
import { expectPageHydrated, publicPages } from './public.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Draft translations are offered in Settings only. */
const otherLanguages = [languages.hi.name];

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Applied without a reload. */
const sizes = [
  { width: 320, height: 640, colorScheme: 'light', textSize: '100%', hasAxe: true },
  { width: 360, height: 740, colorScheme: 'light', textSize: '200%', hasAxe: false },
  { width: 768, height: 1024, colorScheme: 'dark', textSize: '100%', hasAxe: false },
  { width: 1280, height: 860, colorScheme: 'dark', textSize: '100%', hasAxe: true },
] as const;

test('every public page has a sticky header with the current link, overflows at no size and passes axe [PB-01, PB-08]', async ({
  page,
}) => {
  test.slow();
  for (const [at, { path, link, heading, title }] of publicPages.entries()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expectPageHydrated(page);
    for (const { width, height, colorScheme, textSize, hasAxe } of sizes)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          window.scrollTo(0, 0);
        }, textSize);
        await expectNoSidewaysScroll(page);
        const menu = header(page).locator('summary');
        if (width < 960) await menu.click();
        await expect(mainLinks(page)).toHaveText(['Home', 'About Us', 'Pricing', 'Blog']);
        await expect(mainLinks(page).and(page.locator('[aria-current="page"]'))).toHaveText([link]);
        await expectNoSidewaysScroll(page);
        if (hasAxe && (width === 320) === (at % 2 === 0)) await expectAccessible(page);
        if (width < 960) await menu.click();
        if (textSize === '200%') return;
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(header(page)).toBeInViewport();
        expect(await header(page).evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
      });
  }
  await page.goto('/');
  // A section has a margin to the band above it.
  const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  const band = await page.getByRole('region', { name: 'Janani in numbers' }).boundingBox();
  expect(heading!.y - (band!.y + band!.height)).toBeGreaterThanOrEqual(48);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('the header links to every page, without a reload', async ({ page }) => {
    await page.goto('/blog');
    await expectPageHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const { row, path, link, heading, title } of publicPages.toReversed())
      await test.step(`${link} leads to ${path} [${row}]`, async () => {
        await mainLinks(page).filter({ hasText: link }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(title);
        await expect(mainLinks(page).and(page.locator('[aria-current="page"]'))).toHaveText([link]);
      });
    await test.step('Sign In leads to /signin [PB-06]', async () => {
      await header(page).getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/signin');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page).toHaveTitle('Sign in – Janani');
    });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('every link and button can be reached by keyboard and is not covered', async ({ page }) => {
    await page.goto('/');
    await expectPageHydrated(page);
    const focused: string[] = [];
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
      focused.push(name);
    }
    expect(focused).toEqual([
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

test('the menu of a phone closes on navigation and on a tap outside it, also without JavaScript [PB-07, PB-09]', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await expectPageHydrated(page);
  const menu = header(page).locator('details');
  await expect(mainLinks(page)).toHaveCount(0);
  await header(page).locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await mainLinks(page).filter({ hasText: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care that sits beside you');
  await expect(menu).not.toHaveAttribute('open');

  const tapBeside = async (on: Page, path: string) => {
    const menu = on.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await on.mouse.click(180, 730);
    await expect(menu).not.toHaveAttribute('open');
    expect(new URL(on.url()).pathname).toBe(path);
  };
  await tapBeside(page, '/about');
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const document = await plain.newPage();
  await document.goto(new URL(page.url()).origin);
  await tapBeside(document, '/');
  await plain.close();
});
