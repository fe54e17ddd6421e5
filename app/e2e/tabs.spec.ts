import type { BrowserContext, Page } from '@playwright/test';
import { keptBy } from './stored-keys.ts';
import {
  enterCode,
  enterPhone,
  fillSignUp,
  newcomer,
  openCodeScreen,
  returning,
  signIn,
} from './test-user.ts';
import { expect, test, toast } from './test.ts';

/** Issue "several tabs": what happens in one is seen in the others within this time. */
const FOLLOWS_WITHIN_MS = 2000;

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

const openGuestTab = async (context: BrowserContext) => {
  const tab = await context.newPage();
  await tab.goto('/signin');
  // The provider is loaded here, and knows nobody yet.
  await tab.getByLabel('Phone number').fill('98');
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/firebase')),
  );
  return tab;
};

test('a sign-in is one in every tab, also where the provider has not heard of it yet', async ({
  page,
  app,
  context,
}) => {
  const onSignIn = await openGuestTab(context);
  const onCode = await context.newPage();
  await openCodeScreen(onCode, returning.phone);
  await openCodeScreen(page, returning.phone);
  await enterCode(page, app, returning.phone);
  await expect(page).toHaveURL('/dashboard');
  for (const tab of [onSignIn, onCode]) {
    await expect(tab).toHaveURL('/dashboard', { timeout: FOLLOWS_WITHIN_MS });
    await expect(tab.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
  }
  // Nobody was logged out on the way.
  for (const tab of [page, onSignIn, onCode]) {
    await expect(tab.getByRole('article').first()).toBeVisible();
    await expect(toast(tab, 'Please sign in again')).toHaveCount(0);
  }
});

test('AU-09 AU-12 AU-13 logout leaves nothing of her, in any tab or storage', async ({
  page,
  app,
  context,
}) => {
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Continue to Verification' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  // A second tab of the same sign-up, left half-way.
  const other = await context.newPage();
  await other.goto('/signup');
  await fillSignUp(other);
  await other.getByRole('button', { name: 'Continue to Verification' }).click();
  await expect(other.getByRole('heading', { name: 'Enter the code' })).toBeVisible();

  const profile = await page.evaluate(() => sessionStorage.getItem('pendingProfile') ?? '{}');
  const { due_date: dueDate } = JSON.parse(profile) as { due_date: string };
  const traces = [newcomer.phone, newcomer.firstName, newcomer.lastName, dueDate, 'Pune', 'Kavita'];
  // The search finds what is there.
  expect(await keptBy(page)).toContain(dueDate);

  await enterCode(other, app, newcomer.phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${newcomer.firstName}` })).toBeVisible();
  await expect(other.getByRole('heading', { name: `Namaste, ${newcomer.firstName}` })).toBeVisible();
  expect(await keptBy(other)).toContain(newcomer.phone);

  await logOut(other);
  await expect(toast(other, 'Logged Out')).toContainText('You have been successfully logged out');
  await expect(page).toHaveURL('/signin', { timeout: FOLLOWS_WITHIN_MS });
  for (const tab of [other, page])
    await expect(async () => {
      const kept = await keptBy(tab);
      for (const trace of traces) expect(kept).not.toContain(trace);
    }).toPass({ timeout: 5000 });

  await test.step('and Back shows nothing', async () => {
    await other.goBack();
    await expect(other).toHaveURL(/\/signin$/);
    await expect(other.getByText(newcomer.firstName)).toHaveCount(0);
  });
});

test('a logout is one in every tab, and nothing of it comes back with the next mother', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, app);
  const other = await context.newPage();
  await other.goto('/sessions');
  await expect(other.getByRole('article').first()).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/signin', { timeout: FOLLOWS_WITHIN_MS });
  await expect(toast(other, 'Please sign in again')).toHaveCount(0);
});
