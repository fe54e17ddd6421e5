import { enterPhone, unregisteredUser } from './test-user.ts';
import { expect, test } from './test.ts';

const LOAD_DELAY_MS = 1500;

test('a sheet that closes while the next document loads does not cancel the navigation', async ({
  page,
  app: _reset,
}) => {
  await page.goto('/signin');
  await enterPhone(page, unregisteredUser.phone);
  await page.getByRole('button', { name: /^Expected due date/ }).click();
  await page.route('**/robots.txt', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_DELAY_MS));
    await route.continue();
  });
  await page.evaluate(() =>
    document.addEventListener('click', () => window.location.assign('/robots.txt'), {
      once: true,
      capture: true,
    }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/robots/);
  // A page from the back/forward cache fires no second load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
});
