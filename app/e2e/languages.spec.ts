import { otpInputPage } from '@janani/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE, languages } from '@janani/messages/src/language-list.ts';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { returning } from './test-user.ts';
import { expectHydrated } from './public.ts';
import { expect, test } from './test.ts';

/** The sandbox offers drafts too. */
const otherLanguages = Object.entries(languages).filter(([language]) => language !== SOURCE_LANGUAGE);

const getLang = (page: Page) => page.locator('html').getAttribute('lang');
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('opens the same path in Hindi, unless the user has chosen another language [RT-21, G-14]', async ({
    page,
  }) => {
    await page.goto('/pricing?plan=elite#main');
    await expect(page).toHaveURL('/hi/pricing?plan=elite#main');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/hi/signin');
    expect(await getLang(page)).toBe('hi-IN');
    await page.goto('/hi/nowhere');
    await expect(page).toHaveURL('/hi');
    await page.goto('/hi/about');
    await page.getByRole('navigation', { name: 'भाषा' }).getByRole('link', { name: 'English' }).click();
    // The choice is persisted by then.
    await expect(page).toHaveURL('/about');
    await expect(headline(page)).toHaveText('Care that sits beside you');
    await page.goto('/');
    await expect(headline(page)).toHaveText('Your journey to beautiful motherhood');
    expect(await getLang(page)).toBe('en-IN');
  });
});

test('a link to another language declares it, and its page lists all alternates [G-14]', async ({ page }) => {
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
  await test.step('the header has links to the languages as well', async () => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});

test('a change of language at sign-in preserves the number, the choice and the digits of a code [G-14]', async ({
  page,
  app: _reset,
}) => {
  const hindi = page.getByRole('main').getByRole('link', { name: 'हिन्दी' });
  const code = (language: Language) => page.getByLabel(textsIn(language)['code.label']);
  await page.goto('/signin');
  await page.getByLabel('Phone number').fill(returning.phone);
  // Without its script it is an ordinary link.
  await expectHydrated(hindi);
  await hindi.click();
  await expect(page).toHaveURL('/hi/signin');
  await expect(page.getByLabel(textsIn('hi')['signIn.phone'])).toHaveValue(returning.phone);
  await page.goto('/signin');
  await expect(page).toHaveURL('/hi/signin');
  const phone = page.getByLabel(textsIn('hi')['signIn.phone']);
  await expectHydrated(phone);
  await phone.fill(returning.phone);
  await page.getByRole('button', { name: textsIn('hi')['signIn.submit'] }).click();
  await code('hi').fill('246');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/otp');
  await expect(code('en')).toHaveValue('246');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('246');
});

test('the language of a sign-in applies to its tab only; a prefix and a choice take precedence [G-14]', async ({
  page,
  app,
}) => {
  const ta = textsIn('ta');
  const level1 = headline(page);
  await page.goto('/ta');
  await page.getByRole('link', { name: ta['home.start'] }).first().click();
  await page.getByLabel(ta['signIn.phone']).fill(returning.phone);
  await page.getByRole('button', { name: ta['signIn.submit'] }).click();
  await expect(page).toHaveURL('/ta/otp');
  await otpInputPage(page, ta['code.label']).fill(await app.codeFor(returning.phone));
  await page.getByRole('button', { name: ta['code.submit'] }).click();
  await expect(page).toHaveURL('/ta/dashboard');

  await page.goto('/sessions');
  await expect(page).toHaveURL('/ta/sessions');
  await page.goto('/hi/session/preparing-for-labour');
  await expect(level1).toBeVisible();
  expect(await getLang(page)).toBe('hi-IN');
  await page.goto('/settings');
  await expect(page).toHaveURL('/ta/settings');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goto('/sessions');
  await expect(level1).toBeVisible();
  await expect(page).toHaveURL('/sessions');
  expect(await getLang(page)).toBe('en-IN');
});
