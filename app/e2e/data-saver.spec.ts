import type { Page } from '@playwright/test';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import type { Served } from './backend.ts';
import { agree, beNoRobot } from './consent.ts';
import { signIn } from './test-user.ts';
import { expect, test } from './test.ts';

const hi = textsIn('hi');

/** What a browser says where the user has asked it to save data. */
const saveData = async (page: Page) => {
  await page.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.context().setExtraHTTPHeaders({ 'Save-Data': 'on' });
};

/** Where the sandbox has the photos of its sessions. */
const PHOTOS = '/__sandbox/pictures/';

/** Signs in, agrees, and looks at what has pictures; returns what has been asked for, whenever it is called. */
const visit = async (page: Page, app: Served, whenThere?: () => Promise<void>) => {
  const requests: { url: string; type: string }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  await beNoRobot(page);
  await signIn(page, app);
  await agree(page);
  // Those that are over have photos.
  await page.goto('/sessions?tab=completed');
  await expect(page.getByText('COMPLETED', { exact: true }).first()).toBeVisible();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await whenThere?.();
  await page.goto('/session/preparing-for-labour');
  await expect(page.getByRole('heading', { level: 1, name: 'Preparing for Labour' })).toBeVisible();
  // Its headings have a face of their own.
  await page.goto('/hi/settings');
  await expect(page.getByRole('switch', { name: hi['settings.analytics'] })).toBeChecked();
  await page.waitForLoadState('networkidle');
  return () => ({
    photos: requests.filter(({ url }) => url.startsWith(app.url + PHOTOS)),
    drawings: requests.filter(({ url, type }) => type === 'image' && !url.startsWith(app.url + PHOTOS)),
    fonts: requests.filter(({ url }) => /devanagari.*woff2/.test(url)),
    analytics: requests.filter(({ url }) => /posthog|__analytics/.test(url)),
  });
};

/** How wide the photos are that stand on the page: none, where the policy refuses them. */
const photoWidths = (page: Page) =>
  page
    .locator(`img[src*="${PHOTOS}"]`)
    .evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).naturalWidth));

const NOTICE = hi['settings.savesData'];

test('where data is not saved there are photos, the headings’ Hindi face, and analytics', async ({
  page,
  app,
}) => {
  // They are there, and the policy lets them be seen.
  const requests = await visit(page, app, () => expect.poll(() => photoWidths(page)).toContain(480));
  expect(requests().photos.length).toBeGreaterThan(0);
  await expect.poll(() => requests().fonts.length).toBe(1);
  await expect.poll(() => requests().analytics.length).toBeGreaterThan(1);
  await expect(page.getByText(NOTICE, { exact: false })).toHaveCount(0);
});

test('where data is saved there are none of them, and settings say so', async ({ page, app }) => {
  await saveData(page);
  const seen = await visit(page, app);
  const requests = seen();
  expect({ ...requests, drawings: [] }).toEqual({ photos: [], drawings: [], fonts: [], analytics: [] });
  // The programmes' drawings, one or two kilobytes each, stand in for photos.
  expect(requests.drawings.filter(({ url }) => !/\/(?:session|thumb)-[\w-]+\.svg$|\/mark/.test(url))).toEqual(
    [],
  );
  await expect(page.getByText(NOTICE, { exact: false })).toBeVisible();
});

test('where data is saved the account menu has its list without a network, by key as by press [AU-09]', async ({
  page,
  app,
  context,
}) => {
  await saveData(page);
  await signIn(page, app);
  const account = page.getByRole('button', { name: /^Account/ });
  await expect(account).toBeVisible();
  await context.setOffline(true);
  await account.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => localStorage.getItem('user_data'))).toBeNull();
});
