import { comeBack } from './test-user.ts';
import { expect, test } from './test.ts';

/** The browser keeps a page for Back only once it has come to rest. */
const AT_REST_MS = 1_500;

test('every document of a tab gets its data, with the pages before it kept for Back', async ({
  page,
  app,
}) => {
  await comeBack(page, app);
  for (const path of ['/dashboard', '/settings', '/sessions', '/dashboard']) {
    if (page.url() !== 'about:blank') await page.waitForTimeout(AT_REST_MS);
    await page.goto(path);
  }
  await expect(page.locator('main a[href^="/session/"]').first()).toBeVisible();
  // What the provider's SDK opens to count its own use was what the third document waited for.
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(new Set(databases)).toEqual(new Set(['firebaseLocalStorageDb', 'janani-check']));
});

test('a database that never answers: a page says so, ends no session, and tries again [G-16]', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on a factory again
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...all) {
      return document.documentElement.dataset['answers']
        ? open.apply(this, all)
        : (new EventTarget() as IDBOpenDBRequest);
    };
  });
  await comeBack(page, app);
  await page.goto('/sessions');
  await expect(page.getByText(/storage is not responding/)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['answers'] = 'true'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main a[href^="/session/"]').first()).toBeVisible();
});
