import type { Page } from '@playwright/test';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import type { AppServer } from './backend.ts';
import { giveConsent, hideAutomation } from './consent.ts';
import { signIn } from './test-user.ts';
import { expect, test } from './test.ts';

const hi = textsIn('hi');

/** Makes the browser report that the user has turned on data saving. */
const saveData = async (page: Page) => {
  await page.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.context().setExtraHTTPHeaders({ 'Save-Data': 'on' });
};

/** The sandbox serves the photos of its sessions from here. */
const PHOTOS = '/__sandbox/pictures/';

/**
 * Signs in, consents to analytics and opens the pages with images. Returns a function that lists the requests so far.
 */
const visit = async (page: Page, app: AppServer, onList?: () => Promise<void>) => {
  const requests: { url: string; type: string }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  await hideAutomation(page);
  await signIn(page, app);
  await giveConsent(page);
  // Completed sessions have photos.
  await page.goto('/sessions?tab=completed');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await onList?.();
  await page.goto('/session/preparing-for-labour');
  await expect(page.getByRole('heading', { level: 1, name: 'Preparing for Labour' })).toBeVisible();
  // Hindi headings have their own font.
  await page.goto('/hi/settings');
  await expect(page.getByRole('switch', { name: hi['settings.analytics'] })).toBeChecked();
  await page.waitForLoadState('networkidle');
  return () => ({
    photos: requests.filter(({ url }) => url.startsWith(app.url + PHOTOS)),
    illustrations: requests.filter(({ url, type }) => type === 'image' && !url.startsWith(app.url + PHOTOS)),
    fonts: requests.filter(({ url }) => /devanagari.*woff2/.test(url)),
    analytics: requests.filter(({ url }) => /posthog|__analytics/.test(url)),
  });
};

/** The widths of the photos on the page: 0 where the policy rejects them. */
const photoWidths = (page: Page) =>
  page
    .locator(`img[src*="${PHOTOS}"]`)
    .evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).naturalWidth));

const NOTICE = hi['settings.savesData'];

test('without data saving the app loads photos, the Hindi heading font and analytics', async ({
  page,
  app,
}) => {
  // The Content-Security-Policy allows the photos.
  const requests = await visit(page, app, () => expect.poll(() => photoWidths(page)).toContain(480));
  expect(requests().photos.length).toBeGreaterThan(0);
  await expect.poll(() => requests().fonts.length).toBe(1);
  await expect.poll(() => requests().analytics.length).toBeGreaterThan(1);
  await expect(page.getByText(NOTICE, { exact: false })).toHaveCount(0);
});

test('with data saving the app loads none of them, and settings explain it', async ({ page, app }) => {
  await saveData(page);
  const getRequests = await visit(page, app);
  const requests = getRequests();
  expect({ ...requests, illustrations: [] }).toEqual({
    photos: [],
    illustrations: [],
    fonts: [],
    analytics: [],
  });
  // Illustrations of the programmes and of empty states, one or two kilobytes each, replace the photos.
  expect(
    requests.illustrations.filter(
      ({ url }) => !/\/(?:session|thumb|empty|matka)-[\w-]+\.svg$|\/mark/.test(url),
    ),
  ).toEqual([]);
  await expect(page.getByText(NOTICE, { exact: false })).toBeVisible();
});

test('with data saving the account menu opens without a network, by keyboard and by click [AU-09]', async ({
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
