import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Language, SOURCE, languages } from '@janani/messages/src/language-list.ts';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { comeBack, memberPaths, openCodeScreen, returning } from './test-user.ts';
import { expectPageTakenOver, publicPages } from './public.ts';
import { expect, expectNoSidewaysScroll, expectNothingCut, test } from './test.ts';

/** The sandbox offers drafts too. */
const otherLanguages = Object.entries(languages).filter(([language]) => language !== SOURCE);

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('G-14 opens Hindi, at the same place, before anything is drawn', async ({ page }) => {
    await page.goto('/pricing?plan=elite#main');
    await expect(page).toHaveURL('/hi/pricing?plan=elite#main');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/hi/signin');
    expect(await lang(page)).toBe('hi-IN');
  });

  test('G-14 her own choice comes before her browser’s, and is kept', async ({ page }) => {
    await page.goto('/hi/about');
    await page.getByRole('navigation', { name: 'भाषा' }).getByRole('link', { name: 'English' }).click();
    // Once it has been kept.
    await expect(page).toHaveURL('/about');
    await expect(headline(page)).toHaveText('Care that sits beside you');
    await page.goto('/');
    await expect(headline(page)).toHaveText('Your journey to beautiful motherhood');
    expect(await lang(page)).toBe('en-IN');
  });
});

test('RT-21 G-14 paths are counted after the language', async ({ page }) => {
  await page.goto('/hi/nowhere');
  await expect(page).toHaveURL('/hi');
  await page.goto('/hi/home');
  await expect(headline(page)).toHaveText(textsIn('hi')['home.headline']);
});

test('G-14 a link in another language says so, and the page it leads to names all of them', async ({
  page,
}) => {
  await page.goto('/pricing');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
  await expect(link).toHaveAttribute('lang', 'hi-IN');
  await expect(link).toHaveAttribute('hreflang', 'hi-IN');
  await link.click();
  await expect(page).toHaveURL('/hi/pricing');
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((element) => [
        element.getAttribute('hreflang'),
        new URL((element as HTMLLinkElement).href).pathname,
      ]),
    );
  expect(alternates).toEqual([
    ['en-IN', '/pricing'],
    ...otherLanguages.map(([language, { locale }]) => [locale, `/${language}/pricing`]),
    ['x-default', '/pricing'],
  ]);
});

test('G-14 the choice of language stands in the header, in its own script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pricing');
  const link = page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });
  await expect(link).toHaveAttribute('lang', 'hi-IN');
  await link.click();
  await expect(page).toHaveURL('/hi/pricing');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('G-14 another language at sign-in keeps what has been typed, and the choice', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('main').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/signin');
  const field = page.getByLabel(textsIn('hi')['signIn.phone']);
  await expect(field).toHaveValue('9876543210');
  await expect(page.getByRole('button', { name: textsIn('hi')['signIn.submit'] })).toBeEnabled();
  await page.goto('/signin');
  await expect(page).toHaveURL('/hi/signin');
});

test('G-14 another language keeps the digits of a code', async ({ page }) => {
  await openCodeScreen(page, returning.phone);
  const code = (language: Language) => page.getByLabel(textsIn(language)['code.label']);
  await code('en').fill('246');
  await page.getByRole('main').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/otp');
  await expect(code('hi')).toHaveValue('246');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('246');
});

test('G-14 another language keeps the profile that is being edited', async ({ page, app }) => {
  await comeBack(page, app);
  await page.goto('/settings');
  await page.getByRole('button', { name: textsIn('en')['settings.edit'] }).click();
  const name = (language: Language) => page.getByLabel(textsIn(language)['signUp.lastName']);
  await name('en').fill('Nashik');
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/settings');
  await expect(name('hi')).toHaveValue('Nashik');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('G-14 the public pages can be read in Hindi too', async ({ page }) => {
    for (const { path } of publicPages) {
      await page.goto(path === '/' ? '/hi' : `/hi${path}`);
      await expect(headline(page)).toHaveText(/\p{Script=Devanagari}/u);
    }
  });
});

const built = (mode: string) => join(import.meta.dirname, '../dist', mode);

test('G-14 a language is one file: Tamil in the sandbox, what it lacks in English, and nothing of it in production', async ({
  page,
}) => {
  await page.goto('/ta');
  await expect(headline(page)).toHaveText(textsIn('ta')['home.headline']);
  expect(await lang(page)).toBe('ta-IN');
  await expect(page.getByText('Watch Demo')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'தமிழ்' })).toHaveCount(0);
  expect(existsSync(join(built('sandbox'), 'ta.html'))).toBe(true);
  expect(existsSync(join(built('production'), 'ta.html'))).toBe(false);
  const texts = readdirSync(join(built('production'), 'assets')).filter((file) => file.endsWith('.js'));
  for (const file of texts)
    expect(
      readFileSync(join(built('production'), 'assets', file), 'utf8').includes(
        textsIn('ta')['title.sessions'],
      ),
      file,
    ).toBe(false);
});

/** The words of the pseudo-language of Storybook, on a page as it stands. */
const longWords = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '../../.storybook/long-words.ts'), 'utf8'),
).replaceAll('export const', 'const');

test('G-14 words that are half as long again: nothing is cut or pushed out at 320 px', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await comeBack(page, app);
  for (const path of [...publicPages.map((publicPage) => publicPage.path), ...memberPaths]) {
    await page.goto(path);
    await expect(headline(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Words that change while React takes the page over count as a mismatch.
    if (!memberPaths.includes(path)) await expectPageTakenOver(page);
    await page.evaluate(`{${longWords}\nlengthenIn(document.body)}`);
    await expect(headline(page)).toHaveText(/ö/);
    await test.step(path, async () => {
      await expectNoSidewaysScroll(page);
      await expectNothingCut(page);
    });
  }
});
