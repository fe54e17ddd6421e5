import type { BrowserContext } from '@playwright/test';
import { enterPhone, memberPaths, newcomer, signIn } from './test-user.ts';
import { expect, test } from './test.ts';

/** Holds back every script that is asked for from now on, or those of a name, until they are let go. */
const holdScripts = async (context: BrowserContext, name = '') => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(`**/assets/${name}*.js*`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

test('a screen that loads late gets the focus on its heading, and the tab its name', async ({
  page,
  context,
  app: _reset,
}) => {
  const letGo = await holdScripts(context, 'sign-in');
  await page.goto('/');
  const title = await page.title();
  await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
  // Longer than any frame; the screen is not there.
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
  await expect(page).toHaveTitle('Sign in – Janani');
  expect(title).not.toBe(await page.title());
});

test('focus stays where she has put it meanwhile', async ({ page, app: _reset }) => {
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeFocused();
  await expect(page).toHaveTitle('Create your profile – Janani');
  await page.getByLabel('City').evaluate((field) => field.ownerDocument.defaultView?.scrollTo(0, 300));
  await page.getByLabel('First name').focus();
  await page.getByRole('button', { name: /State/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).not.toBeFocused();
});

test('RT-22 a guest who is sent on sees that something comes, and nothing of the page', async ({
  page,
  context,
}) => {
  // Everything but the screen she is sent to.
  const letGo = await holdScripts(context, 'sign-in');
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
});

test('WCAG 2.4.2 every screen has a name of its own', async ({ page, app }) => {
  const names = new Set<string>();
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    names.add(await page.title());
  };
  for (const path of ['/', '/signin']) await visit(path);
  await enterPhone(page, newcomer.phone);
  await expect(page).toHaveTitle('Create your profile – Janani');
  names.add(await page.title());
  await signIn(page, app);
  for (const path of memberPaths) await visit(path);
  expect(names.size).toBe(3 + memberPaths.length);
});
