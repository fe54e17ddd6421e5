import type { Page, Request } from '@playwright/test';
import type { Served } from '../backend.ts';
import { comeBack, newcomer, signIn } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { recordTried } from '../attempt-log.ts';

/** The provider's tokens are good for an hour. */
const AN_HOUR_LATER = '01:01:00';
const REFRESH = '**/securetoken.googleapis.com/**';

const cards = (page: Page) => page.getByRole('article');
const ended = (page: Page) => toast(page, 'Please sign in again');

/** Two full pages, of which one is on screen. */
const openLongList = async (page: Page, app: Served, enter = comeBack) => {
  await page.clock.install();
  await app.become('no sessions');
  for (let number = 1; number <= 24; number += 1)
    await app.become('a session exists', {
      slug: `class-${number}`,
      title: `Class ${number}`,
      startsIn: 600 + number,
    });
  await enter(page, app);
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
};
/** Removes at the provider whoever asked the backend for something, as its owner would. */
const removeAccount = async (app: Served, request: Request) => {
  const response = await fetch(`${app.url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: request.headers()['authorization']?.replace('Bearer ', '') }),
  });
  expect(response.status).toBe(200);
};
const scrollOn = (page: Page) => page.mouse.wheel(0, 20_000);

test('a token that runs out while she scrolls is renewed, and the list goes on [G-16, T-15]', async ({
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
  recordTried(17);
});

test(
  'a token that cannot be renewed for want of a network: she stays in, and tries again [G-16, T-26]',
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
    recordTried(17);
  },
);

test('a mother whom the provider has removed is told once, and nothing of her is left [G-16, T-25]', async ({
  page,
  app,
}) => {
  // Not the mother as whom other tests come back.
  const { phone } = newcomer;
  await app.become('a phone number is registered', { phone });
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
  recordTried(17);
});
