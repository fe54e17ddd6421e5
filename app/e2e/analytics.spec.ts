import type { Page, Request } from '@playwright/test';
import type { Served } from './backend.ts';
import { returning, signIn } from './mother.ts';
import { expect, expectAccessible, test } from './test.ts';

type Event = { event: string; properties: Record<string, unknown> };

const eventsOf = async (app: Served) =>
  (await app.captured()).flatMap(({ events }) => events as unknown as Event[]);
const namesOf = async (app: Served) => (await eventsOf(app)).map(({ event }) => event);

/** The tool sends what it has every three seconds (spec §9). */
const FLUSH = { timeout: 15_000 };

const agree = async (page: Page) => {
  await page.getByRole('button', { name: 'See and choose' }).click();
  const sheet = page.getByRole('dialog', { name: 'May we learn from how you use Janani?' });
  const usage = sheet.getByRole('switch', { name: 'Share how I use Janani' });
  await expect(usage).not.toBeChecked();
  await expectAccessible(page);
  await sheet.locator('label').filter({ hasText: 'Share how I use Janani' }).click();
  await sheet.getByRole('button', { name: 'Save my choice' }).click();
  await expect(sheet).toBeHidden();
};

const visitSome = async (page: Page) => {
  await page.getByRole('link', { name: 'Sessions' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await page.getByRole('searchbox').fill('labour');
  await page.getByRole('link', { name: 'Preparing for Labour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preparing for Labour' })).toBeVisible();
};

test('T-13 before she agrees nothing is sent, and nothing of the tool is loaded', async ({ page, app }) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(request.url()));
  await signIn(page, app);
  await visitSome(page);
  expect(asked.filter((url) => !url.startsWith(app.url))).toEqual([]);
  expect(asked.filter((url) => /posthog|__analytics/i.test(url))).toEqual([]);
  expect(await app.captured()).toEqual([]);
});

test('AN-05 AN-07 AN-09 after it: what was held, who she is, and a page view for every route', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await agree(page);
  await expect.poll(() => namesOf(app), FLUSH).toContain('user_login');
  await visitSome(page);
  const routes = async () =>
    (await eventsOf(app))
      .filter(({ event }) => event === '$pageview')
      .map(({ properties }) => new URL(String(properties['$current_url'])).pathname);
  await expect.poll(routes, FLUSH).toEqual(['/signin', '/otp', '/dashboard', '/sessions', '/session/:slug']);

  const events = await eventsOf(app);
  const identified = events.find(({ event }) => event === '$identify');
  expect(identified?.properties).toMatchObject({
    $set: { phone: returning.phone, first_name: returning.firstName, verified: true },
  });
  expect(Object.keys(identified?.properties['$set'] as object).toSorted()).toEqual(
    expect.arrayContaining(['first_name', 'last_name', 'phone', 'role', 'verified']),
  );
  // Nothing by itself, and nothing of hers in an address.
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(['$identify', 'user_login', '$pageview']),
  );
  const told = JSON.stringify(events);
  for (const text of ['preparing-for-labour', 'search=', '?']) expect(told).not.toContain(text);
  for (const { url } of await app.captured()) expect(url).not.toMatch(/\d{10}|labour|Ananya/i);
});

test('T-13 withdrawn in settings it stops at once, and asks no second time', async ({ page, app }) => {
  await signIn(page, app);
  await agree(page);
  await expect.poll(() => namesOf(app), FLUSH).toContain('user_login');
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await expect
    .poll(async () => (await namesOf(app)).filter((name) => name === '$pageview'), FLUSH)
    .toHaveLength(4);
  const before = await namesOf(app);
  await page.locator('label').filter({ hasText: 'Share how I use Janani' }).click();
  await page.getByRole('link', { name: 'Sessions' }).last().click();
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Namaste, ${returning.firstName}`);
  await page.waitForTimeout(4000);
  expect(await namesOf(app)).toEqual(before);
  await expect(page.getByText('May we learn from how you use Janani?')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(4000);
  expect(await namesOf(app)).toEqual(before);
});

test('AN-08 T-25 logout resets the tool and leaves nothing of her, her agreement neither', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await agree(page);
  await expect.poll(() => namesOf(app), FLUSH).toContain('user_login');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  const left = await page.evaluate(
    () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.cookie,
  );
  for (const text of [returning.phone, returning.firstName, 'analytics']) expect(left).not.toContain(text);
});
