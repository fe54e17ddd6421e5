import type { Page, Request } from '@playwright/test';
import type { AppServer } from '../backend.ts';
import { EARLY_DATABASE_WAIT_MS } from '../../first-script/early-call.ts';
import { DATABASE_WAIT_MS } from '../../src/platform/identity/stored-token.ts';
import { holdScripts } from '../public.ts';
import { addSessions } from '../sessions.ts';
import { restoreSignedInState, unregisteredUser, signIn } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { recordCases } from '../record-cases.ts';

/** The provider's tokens are valid for an hour. */
const AN_HOUR_LATER = '01:01:00';
const REFRESH = '**/securetoken.googleapis.com/**';

const cards = (page: Page) => page.getByRole('article');
const ended = (page: Page) => toast(page, 'Please sign in again');

/** A list of two full pages, of which the first is loaded. */
const openLongList = async (page: Page, app: AppServer, enter = restoreSignedInState) => {
  await page.clock.install();
  await addSessions(app, 24);
  await enter(page, app);
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
};
/** Deletes the account of the request's caller at the provider. */
const removeAccount = async (app: AppServer, request: Request) => {
  const response = await fetch(`${app.url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: request.headers()['authorization']?.replace('Bearer ', '') }),
  });
  expect(response.status).toBe(200);
};
const scrollOn = (page: Page) => page.mouse.wheel(0, 20_000);

/** The database of a busy machine takes longer than a page waits for it before it loads the SDK. */
const waitForDatabase = (page: Page) =>
  page.addInitScript(
    (waits) => {
      const setTimeout = window.setTimeout.bind(window);
      window.setTimeout = ((work: TimerHandler, ms = 0, ...args: unknown[]) =>
        setTimeout(work, waits.includes(ms) ? 60_000 : ms, ...args)) as typeof setTimeout;
    },
    [DATABASE_WAIT_MS, EARLY_DATABASE_WAIT_MS],
  );

for (const path of ['/dashboard', '/hi/sessions', '/session/preparing-for-labour'])
  test(`the first call of ${path} is sent before the scripts have loaded, with the token that the SDK has stored, and once [T-15]`, async ({
    page,
    app,
  }) => {
    const calls = async () =>
      (await app.requests()).filter((request) => request.path.includes('/user/sessions'));
    await restoreSignedInState(page, app);
    await waitForDatabase(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(calls).toMatchObject([{ authorized: true }]);
    // The SDK, whose question to the provider the data does not wait for either.
    await holdScripts(page, 'firebase');
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await calls()).toHaveLength(1);
  });

test('a token that expires during scrolling is renewed, and the next page loads [G-16, T-15]', async ({
  page,
  app,
}) => {
  await openLongList(page, app);
  let renewed = 0;
  page.on('request', (request) => {
    if (request.url().includes('securetoken')) renewed += 1;
  });
  await page.clock.fastForward(AN_HOUR_LATER);
  await scrollOn(page);
  await expect(cards(page)).toHaveCount(24);
  expect(renewed).toBe(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  recordCases(17);
});

test(
  'a token that cannot be renewed without a network retains the session and offers a retry [G-16, T-26]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    await openLongList(page, app);
    await page.route(REFRESH, (route) => route.abort('internetdisconnected'));
    await page.clock.fastForward(AN_HOUR_LATER);
    await scrollOn(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 30_000 });
    await expect(ended(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(12);
    await page.unroute(REFRESH);
    await again.click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL('/sessions');
    recordCases(17);
  },
);

test('an account that the provider has removed ends the session with one message and clears its data [G-16, T-25]', async ({
  page,
  app,
}) => {
  // Not the seeded user, whose state other tests restore.
  const { phone } = unregisteredUser;
  await app.setProviderState('a phone number is registered', { phone });
  const request = page.waitForRequest(/\/api\/user\/sessions/);
  await openLongList(page, app, () => signIn(page, app, phone));
  await removeAccount(app, await request);
  await page.clock.fastForward(AN_HOUR_LATER);
  await scrollOn(page);
  await expect(page).toHaveURL('/signin', { timeout: 30_000 });
  await expect(ended(page)).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /Ananya|98765|auth_token/,
  );
  recordCases(17);
});
