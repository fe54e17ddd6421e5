import type { Page } from '@playwright/test';
import { agree, beNoRobot, consentSheet, eventsOf, logOut, namesOf } from './consent.ts';
import { returning, signIn } from './test-user.ts';
import { expect, expectAccessible, test } from './test.ts';

const toSessions = async (page: Page) => {
  await page.getByRole('link', { name: 'Sessions' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
};
const toLabour = async (page: Page) => {
  await page.getByRole('searchbox').fill('labour');
  await page.getByRole('link', { name: 'Preparing for Labour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preparing for Labour' })).toBeVisible();
};
/** Where the tool keeps what it knows; it is there for as long as the tool works. */
const toolKeeps = (page: Page) =>
  page.evaluate(
    () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]).match(/ph_phc_\w+/g) ??
      [],
  );
const usageSwitch = (page: Page) => page.getByRole('switch', { name: 'Share how I use Janani' });

test.beforeEach(async ({ page, app }) => {
  await beNoRobot(page);
  await signIn(page, app);
});

test('AN-05 AN-07 AN-09 after she agreed: what was held, who she is, and a page view for every route', async ({
  page,
  app,
}) => {
  const agreedAt = await page.evaluate(() => Date.now());
  await agree(page);
  await toSessions(page);
  await toLabour(page);
  const views = async () =>
    (await eventsOf(app))
      .filter(({ event }) => event === '$pageview')
      .map(({ properties }) => [
        new URL(String(properties['$current_url'])).pathname,
        properties['$pathname'],
      ]);
  await expect
    .poll(views)
    .toEqual(['/signin', '/otp', '/dashboard', '/sessions', '/session/:slug'].map((route) => [route, route]));
  await expect.poll(() => namesOf(app)).toContain('user_login');

  const events = await eventsOf(app);
  expect(events.find(({ event }) => event === '$identify')?.$set).toEqual({
    phone: returning.phone,
    first_name: returning.firstName,
    last_name: 'Deshpande',
    verified: true,
    role: expect.stringContaining('') as unknown,
  });
  const login = events.find(({ event }) => event === 'user_login')?.properties;
  expect(login).toMatchObject({ phone: returning.phone, user_id: login?.['distinct_id'] });
  // What she had done by then is told with its own time.
  const isBefore = events.map(({ event, timestamp }) => [event, Date.parse(timestamp) < agreedAt]);
  expect(isBefore.filter(([, before]) => before).map(([event]) => event)).toEqual(
    expect.arrayContaining(['user_login', '$pageview', '$pageview', '$pageview']),
  );
  expect(isBefore.at(-1)).toEqual(['$pageview', false]);
  // Nothing by itself, and nothing of hers in an address.
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(['$identify', 'user_login', '$pageview']),
  );
});

test('T-13 withdrawn in settings it stops at once, keeps nothing, and asks no second time', async ({
  page,
  app,
}) => {
  await agree(page);
  await expect.poll(() => namesOf(app)).toContain('user_login');
  expect(await toolKeeps(page)).not.toEqual([]);
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await expect(page.getByRole('switch', { name: 'Share how I use Janani' })).toBeChecked();
  await usageSwitch(page).click();
  await expect(page.getByRole('switch', { name: 'Share how I use Janani' })).not.toBeChecked();
  // What has not been sent by now is not sent any more.
  const before = await namesOf(app);
  expect(await toolKeeps(page)).toEqual([]);
  await toSessions(page);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Namaste, ${returning.firstName}`);
  await expect(page.getByText('May we learn from how you use Janani?')).toHaveCount(0);
  // Leaving the page would send whatever waits, and that she leaves.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /posthog|__analytics/.test(url))).toEqual([]);
  expect(await namesOf(app)).toEqual(before);
  expect(await toolKeeps(page)).toEqual([]);
});

test('T-13 what she agreed to holds on her next visit, and ends with her logout', async ({ page, app }) => {
  await agree(page);
  await expect.poll(() => namesOf(app)).toContain('user_login');
  await page.reload();
  // AN-04: leaving the page was told.
  await expect.poll(() => namesOf(app)).toContain('$pageleave');
  await expect.poll(async () => (await eventsOf(app)).at(-1)?.properties['$pathname']).toBe('/dashboard');
  await logOut(page);
  const before = await namesOf(app);
  expect(await toolKeeps(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await namesOf(app)).toEqual(before);
});

test('T-33 under eighteen it stays off, also where she has agreed before', async ({ page, app }) => {
  await agree(page);
  await expect.poll(() => namesOf(app)).toContain('user_login');
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const born = page.getByRole('group', { name: /Date of birth/ }).getByRole('textbox');
  const texts = ['15', '06', String(new Date().getFullYear() - 16)];
  for (const [index, text] of texts.entries()) await born.nth(index).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const usage = page.getByRole('switch', { name: 'Share how I use Janani' });
  await expect(usage).toBeDisabled();
  await expect(usage).not.toBeChecked();
  await expect(page.getByText('Off for everybody under 18.')).toBeVisible();
  expect(await toolKeeps(page)).toEqual([]);
  await page.reload();
  await expect(usage).toBeDisabled();
  await page.waitForLoadState('networkidle');
  expect(await toolKeeps(page)).toEqual([]);
});

test('T-13 the sheet is asked for, closes with Back, and is worked by keys alone', async ({ page, app }) => {
  await expectAccessible(page);
  const open = page.getByRole('button', { name: 'See and choose' });
  await open.focus();
  await page.keyboard.press('Enter');
  const sheet = consentSheet(page);
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(open).toBeFocused();
  // Looked at is not agreed to.
  expect(await page.evaluate(() => localStorage.getItem('consent:7'))).toBeNull();

  await page.keyboard.press('Enter');
  const usage = sheet.getByRole('switch', { name: 'Share how I use Janani' });
  await expect(usage).not.toBeChecked();
  await usage.focus();
  await page.keyboard.press('Space');
  await expect(usage).toBeChecked();
  const save = sheet.getByRole('button', { name: 'Save my choice' });
  while (!(await save.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(open).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('consent:7') ?? '{}') as Record<string, unknown>);
  await expect.poll(async () => (await kept())['text']).toMatch(/^[0-9a-f]{64}$/);
  expect(await kept()).toMatchObject({ analytics: true, version: 1 });
  await expect.poll(() => namesOf(app)).toContain('user_login');
});
