import type { BrowserContext, Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { logOut } from './consent.ts';
import { readStoredEntries, findTexts } from './stored-keys.ts';
import { restoreSignedInState } from './test-user.ts';
import { ananya } from './users.ts';
import { expect, test } from './test.ts';

const LOOKUP = '**/accounts:lookup*';
const SCRIPT = '**/assets/firebase*.js*';

const findStoredUsers = async (page: Page) =>
  (await readStoredEntries(page)).filter(({ location, text }) =>
    `${location} ${text}`.includes('firebase:authUser'),
  );

const expectSignedOut = async (page: Page) => {
  await expect(async () => {
    expect(await findStoredUsers(page)).toEqual([]);
    expect(findTexts(await readStoredEntries(page), [ananya.phone, ananya.lastName, 'refreshToken'])).toEqual(
      [],
    );
  }).toPass({ timeout: 3000 });
};

const openSignedIn = async (page: Page, app: AppServer, path = '/settings') => {
  await restoreSignedInState(page, app);
  // Marks the reload for a missing script as done, so that the page does not reload itself.
  await page.addInitScript(() => sessionStorage.setItem('reloadedForLostFile', '1'));
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  expect((await findStoredUsers(page)).length).toBe(1);
};

/** Ways in which the provider is unreachable during logout. */
const outages: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'its script fails to load': (context) => context.route(SCRIPT, (route) => route.abort()),
  'its script never loads': (context) => context.route(SCRIPT, () => {}),
  'it never responds': (context) => context.route(LOOKUP, () => {}),
};

for (const [how, arrange] of Object.entries(outages))
  test(
    `logout clears the session while the provider is unreachable: ${how} [AU-09, T-25]`,
    { tag: how.includes('never loads') ? [] : ['@resilience'] },
    async ({ page, app, context }) => {
      await arrange(context);
      await openSignedIn(page, app);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!/\.(?:js|css|svg|woff2|png)\b/.test(request.url())) requests.push(request.url());
      });
      await logOut(page);
      await expectSignedOut(page);
      // Logout sends no request, so that none is outstanding.
      expect(requests.filter((url) => !url.includes('accounts:lookup'))).toEqual([]);
      // The next visit is signed out as well.
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/signin');
      await expectSignedOut(page);
    },
  );

test('after a tab was closed during logout, the next visit is signed out [AU-09, T-25]', async ({
  page,
  app,
  context,
}) => {
  // After logout the database opens another one, as if the tab had closed before it could respond.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on a factory again
    const { open: openDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...all: [string, number?]) {
      const isLoggedOut = localStorage.getItem('auth_token') === null;
      return openDatabase.apply(this, isLoggedOut ? ['elsewhere', 1] : all);
    };
  });
  await context.route(SCRIPT, (route) => route.abort());
  await openSignedIn(page, app);
  await logOut(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/signin');
  await expectSignedOut(next);
});
