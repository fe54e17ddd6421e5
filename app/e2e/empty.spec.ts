import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, test } from './test.ts';

test('each empty list links to other sessions, and a search without results is cleared in one press [SE-05]', async ({
  page,
  app,
}) => {
  await app.setProviderState('sessions in number', { count: 3 });
  await restoreSignedInState(page, app);
  await page.goto('/sessions');
  const cards = page.getByRole('article');
  const search = page.getByRole('searchbox');
  const clear = page.getByRole('button', { name: 'Clear the search' });
  await expect(cards.first()).toBeVisible();
  await search.fill('zzz');
  await clear.click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(cards.first()).toBeVisible();

  await app.setProviderState('no sessions');
  await page.goto('/dashboard');
  await expect(page.getByText('No upcoming sessions found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch free sessions' })).toHaveAttribute(
    'href',
    '/free-access',
  );
  await page.goto('/sessions');
  await expect(page.getByText('No upcoming sessions found', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await test.step('the list of completed sessions has its own text [SE-06]', async () => {
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect(page.getByText('No completed sessions found', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Upcoming' }).click();
  });
  await page.getByRole('link', { name: 'Watch free sessions' }).click();
  await expect(page).toHaveURL('/free-access');
  // The URL changes first; the previous page stays until this one has loaded.
  await expect(page.getByRole('heading', { level: 1, name: /Free/ })).toBeVisible();
  await search.fill('zzz');
  await clear.click();
  await expect(search).toBeFocused();
  await expect(cards.first()).toBeVisible();
});
