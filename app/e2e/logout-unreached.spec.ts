import type { BrowserContext, Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { logOut } from './consent.ts';
import { entriesStoredBy, tracesIn } from './stored-keys.ts';
import { comeBack } from './test-user.ts';
import { ananya } from './people.ts';
import { expect, test } from './test.ts';

const LOOKUP = '**/accounts:lookup*';
const SCRIPT = '**/assets/firebase*.js*';

const users = async (page: Page) =>
  (await entriesStoredBy(page)).filter(({ place, text }) => `${place} ${text}`.includes('firebase:authUser'));

const expectSignedOut = async (page: Page) => {
  await expect(async () => {
    expect(await users(page)).toEqual([]);
    expect(tracesIn(await entriesStoredBy(page), [ananya.phone, ananya.lastName, 'refreshToken'])).toEqual(
      [],
    );
  }).toPass({ timeout: 3000 });
};

const open = async (page: Page, app: Served, path = '/settings') => {
  await comeBack(page, app);
  // The page does not reload itself for a script that is missing: it has done so before.
  await page.addInitScript(() => sessionStorage.setItem('reloadedForLostFile', '1'));
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  expect((await users(page)).length).toBe(1);
};

/** How the provider is out of reach as a user logs out. */
const outages: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'its script cannot be had': (context) => context.route(SCRIPT, (route) => route.abort()),
  'its script never arrives': (context) => context.route(SCRIPT, () => {}),
  'it never answers': (context) => context.route(LOOKUP, () => {}),
};

for (const [how, arrange] of Object.entries(outages))
  test(
    `logout where the provider is out of reach: ${how} [AU-09, T-25]`,
    { tag: how.includes('never arrives') ? [] : ['@resilience'] },
    async ({ page, app, context }) => {
      await arrange(context);
      await open(page, app);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!/\.(?:js|css|svg|woff2|png)\b/.test(request.url())) requests.push(request.url());
      });
      await logOut(page);
      await expectSignedOut(page);
      // No server is told of a logout, so there is nothing to be told later.
      expect(requests.filter((url) => !url.includes('accounts:lookup'))).toEqual([]);
      // Nobody is there on the next visit either.
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/signin');
      await expectSignedOut(page);
    },
  );

test('the tab is closed as its user logs out: the next visit finds nobody [AU-09, T-25]', async ({
  page,
  app,
  context,
}) => {
  // The database does not answer any more, as where the tab is gone before it could.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on a factory again
    const { open: openDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...all: [string, number?]) {
      const isOver = localStorage.getItem('auth_token') === null;
      return openDatabase.apply(this, isOver ? ['elsewhere', 1] : all);
    };
  });
  await context.route(SCRIPT, (route) => route.abort());
  await open(page, app);
  await logOut(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/signin');
  await expectSignedOut(next);
});
