import type { BrowserContext } from '@playwright/test';
import { logOut } from './consent.ts';
import { enterCode, goToCodeScreen, returning } from './test-user.ts';
import { expect, test, toast } from './test.ts';

/** A change of session reaches the other tabs within this time (quality, "Several tabs"). */
const TAB_SYNC_MS = 2000;

const openGuestTab = async (context: BrowserContext) => {
  const tab = await context.newPage();
  await tab.goto('/signin');
  // The provider is loaded in this tab before the sign-in, without a user.
  await tab.getByLabel('Phone number').fill('98');
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/firebase')),
  );
  return tab;
};

test('a sign-in and a logout reach every tab, also one whose provider was loaded before', async ({
  page,
  app,
  context,
}) => {
  const onSignIn = await openGuestTab(context);
  const onCode = await context.newPage();
  await goToCodeScreen(onCode, returning.phone);
  await goToCodeScreen(page, returning.phone);
  await enterCode(page, app, returning.phone);
  await expect(page).toHaveURL('/dashboard');
  for (const tab of [onSignIn, onCode]) {
    await expect(tab).toHaveURL('/dashboard', { timeout: TAB_SYNC_MS });
    await expect(tab.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
  }
  // No tab was signed out meanwhile.
  for (const tab of [page, onSignIn, onCode]) {
    await expect(tab.getByRole('article').first()).toBeVisible();
    await expect(toast(tab, 'Please sign in again')).toHaveCount(0);
  }
  await test.step('the sign-in took one call, and a reload sends no other [OT-17, OT-20]', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
    const exchanges = (await app.requests()).filter(({ path }) => path.endsWith('/verify-firebase-token'));
    expect(exchanges.map(({ method, query, body, authorized }) => [method, query, body, authorized])).toEqual(
      [['POST', {}, { idToken: expect.any(String) as unknown }, false]],
    );
  });
  await logOut(page);
  for (const tab of [onSignIn, onCode]) await expect(tab).toHaveURL('/signin', { timeout: TAB_SYNC_MS });
});
