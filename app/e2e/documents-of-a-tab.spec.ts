import { restoreSignedInState } from './test-user.ts';
import { expect, test } from './test.ts';

/** The browser caches a page for Back only once it has no pending work. */
const IDLE_MS = 1_500;

test('every document of a tab loads its data while earlier ones are in the back/forward cache', async ({
  page,
  app,
}) => {
  await restoreSignedInState(page, app);
  for (const path of ['/dashboard', '/settings', '/sessions', '/dashboard']) {
    if (page.url() !== 'about:blank') await page.waitForTimeout(IDLE_MS);
    await page.goto(path);
  }
  await expect(page.locator('main a[href^="/session/"]').first()).toBeVisible();
  // The usage database of the provider's SDK once blocked the third document: it is not opened.
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(new Set(databases)).toEqual(new Set(['firebaseLocalStorageDb', 'janani-check']));
});

test('a database that never responds: the page shows an error, retains the session and offers a retry [G-16]', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on a factory again
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...all) {
      return document.documentElement.dataset['responds']
        ? open.apply(this, all)
        : (new EventTarget() as IDBOpenDBRequest);
    };
  });
  await restoreSignedInState(page, app);
  await page.goto('/sessions');
  await expect(page.getByText(/storage is not responding/)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['responds'] = 'true'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main a[href^="/session/"]').first()).toBeVisible();
});
