import type { Page } from '@playwright/test';
import { restoreSignedInState } from './test-user.ts';
import { type Person, ananya, fatima, getProviderUser, signUpElsewhere, watchCallers } from './users.ts';
import { storeEarlierFormat } from './provider-rows.ts';
import { expect, test, toast } from './test.ts';

const open = async (page: Page, user: Record<string, unknown>) => {
  await page.goto('/about');
  await storeEarlierFormat(page, user);
  const callers = watchCallers(page);
  await page.goto('/sessions');
  return () => [...new Set(callers.map(({ phone }) => phone))];
};

test('a session of an earlier version continues, bound to its number [T-15]', async ({ page, app }) => {
  await restoreSignedInState(page, app);
  const callers = await open(page, await getProviderUser(app, ananya));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(callers()).toEqual([ananya.phone]);
});

test('an earlier session whose number differs from the provider’s ends without a call [T-15]', async ({
  page,
  app,
}) => {
  const other: Person = fatima;
  await signUpElsewhere(app, other);
  await restoreSignedInState(page, app);
  const callers = await open(page, await getProviderUser(app, other));
  await expect(toast(page, 'Please sign in again')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  expect(callers()).toEqual([]);
});
