import type { BrowserContext, Page } from '@playwright/test';
import type { AppServer } from '../backend.ts';
import { restoreSignedInState, returning } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { createRandom } from '../../test/scenarios/random.ts';
import { recordCases } from '../record-cases.ts';

/** Decision T-26: one call and two retries. */
const MAX_REQUESTS = 3;
const RETRY_AFTER_S = 3;
const LONG_MS = 30_000;

const LIST = '/api/user/sessions';

test('a 429 with Retry-After is retried after that time, not before [T-26]', async ({ page, app }) => {
  await restoreSignedInState(page, app);
  await page.goto('/settings');
  const times: number[] = [];
  // By the browser's clock: a busy machine reports responses late.
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === LIST) times.push(response.request().timing().startTime);
  });
  await app.fail({
    match: `GET ${LIST}?`,
    fault: {
      kind: 'status',
      status: 429,
      body: { message: 'Busy' },
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    },
    times: 2,
  });
  await page.getByRole('link', { name: 'Sessions', exact: true }).last().click();
  // Cached sessions may be there before the list is.
  await expect.poll(() => times.length, { timeout: LONG_MS }).toBe(MAX_REQUESTS);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [index, time] of times.slice(1).entries())
    expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(RETRY_AFTER_S * 1000 - 50);
  recordCases(14);
});

type Journey = {
  name: string;
  act: (page: Page, app: AppServer) => Promise<unknown>;
  expectDone: (page: Page) => Promise<void>;
};
const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const tab = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).last().click();
const fromMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Twelve journeys in the order of one visit. */
const journeys: Journey[] = [
  {
    name: 'sign-in',
    act: async (page) => {
      await page.getByLabel('Phone number').fill(returning.phone);
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
    expectDone: heading('Enter the code'),
  },
  {
    name: 'code',
    act: async (page, app) => {
      const code = page.getByLabel('Verification code');
      // After a confirmation that the provider has accepted, any six digits are valid (decision T-22).
      await code.fill(await app.codeFor(returning.phone).catch(() => '123456'));
      await page.getByRole('button', { name: 'Verify & Continue' }).click();
    },
    expectDone: heading(`Namaste, ${returning.firstName}`),
  },
  {
    name: 'list of sessions',
    act: tab('Sessions'),
    // The previous page has cards as well.
    expectDone: (page) => expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'search',
    act: async (page) => {
      await page.getByRole('searchbox').fill('');
      await page.getByRole('searchbox').fill('one of them');
    },
    expectDone: (page) => expect(page.getByRole('article')).toHaveCount(1),
  },
  {
    name: 'completed sessions',
    act: async (page) => {
      await page.getByRole('searchbox').fill('');
      await page.getByRole('tab', { name: 'Completed' }).click();
    },
    expectDone: (page) =>
      expect(page.getByRole('tabpanel', { name: 'Completed' }).getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'one session',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Upcoming' }).click();
      await page.getByRole('link', { name: 'Class, one of them', exact: true }).click();
    },
    // The heading is there before the session, from the list.
    expectDone: (page) => expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible(),
  },
  {
    name: 'enrolment',
    act: (page) => page.getByRole('button', { name: 'Enroll Now' }).click(),
    expectDone: (page) => expect(page.getByText(/^Your place is kept/).first()).toBeVisible(),
  },
  {
    name: 'free access',
    act: async (page) => {
      const back = page.getByRole('link', { name: 'All sessions' }).first();
      if (await back.isVisible()) await back.click();
      await tab('Free Access')(page);
    },
    expectDone: heading(/Free/),
  },
  { name: 'profile', act: tab('Profile'), expectDone: heading('Profile') },
  { name: 'payments', act: fromMenu('Payments'), expectDone: heading('Payments') },
  { name: 'subscription', act: fromMenu('Subscription'), expectDone: heading('Subscription') },
  {
    name: 'logout',
    act: fromMenu('Logout'),
    expectDone: (page) => expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible(),
  },
];

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Please log in to the network</h1>';
const everything = '**/*';
/** How the network is broken: for the whole visit, or until its effect is visible. */
const conditions: Record<
  string,
  { isPermanent: boolean; breakNetwork: (context: BrowserContext, page: Page) => Promise<unknown> }
> = {
  '2G': {
    isPermanent: true,
    breakNetwork: async (context, page) => {
      const browser = await context.newCDPSession(page);
      await browser.send('Network.enable');
      // Chromium's own "2G": 250 kbit/s down, 50 up, 300 ms.
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 300,
        downloadThroughput: 31_250,
        uploadThroughput: 6_250,
      });
    },
  },
  '5 % of the requests lost': {
    isPermanent: true,
    breakNetwork: (context) => {
      const random = createRandom(20);
      return context.route(everything, (route) =>
        random.below(20) === 0 ? route.abort('connectionreset') : route.continue(),
      );
    },
  },
  'captive portal': {
    isPermanent: false,
    breakNetwork: (context) =>
      context.route(everything, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL })),
  },
  'name not found': {
    isPermanent: false,
    breakNetwork: (context) => context.route(everything, (route) => route.abort('namenotresolved')),
  },
  'offline and back': { isPermanent: false, breakNetwork: (context) => context.setOffline(true) },
};

// "JSON" is a text of the settings page and not listed.
const UNINTENDED_TEXT =
  /Firebase|auth\/|Unexpected token|undefined|\[object|TypeError|Please log in to the network/;

/** Presses Try again where it is offered, otherwise repeats the action, until it succeeds. */
const repeatUntilDone = async (page: Page, app: AppServer, { act, expectDone: done }: Journey) => {
  await expect(async () => {
    try {
      await done(page);
    } catch (error) {
      const again = page.getByRole('button', { name: 'Try again' });
      await ((await again.isVisible()) ? again.click() : act(page, app));
      throw error;
    }
  }).toPass({ timeout: 60_000 });
};

for (const [name, { isPermanent, breakNetwork }] of Object.entries(conditions))
  test(
    `twelve journeys × ${name}: each succeeds in the end, without a reload [T-26]`,
    { tag: '@resilience' },
    async ({ page, context, app, errors }) => {
      test.setTimeout(5 * 60_000);
      page.setDefaultTimeout(10_000);
      const addSessions = async () => {
        await app.reset();
        await app.setProviderState('no sessions');
        for (const title of ['Class, one of them', 'Class, another'])
          await app.setProviderState('a session exists', {
            slug: title.replaceAll(/\W+/g, '-').toLowerCase(),
            title,
            startsIn: 600,
          });
        await app.setProviderState('a session is over', { slug: 'long-ago' });
      };
      await addSessions();
      await page.goto('/signin');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      // A first round with a network loads the files of each screen: every-file.spec.ts covers missing files.
      for (const journey of journeys) {
        await journey.act(page, app);
        await journey.expectDone(page);
      }
      await addSessions();
      if (isPermanent) await breakNetwork(context, page);
      for (const journey of journeys)
        await test.step(journey.name, async () => {
          if (!isPermanent) await breakNetwork(context, page);
          await journey.act(page, app);
          if (!isPermanent) {
            // Content of the app is on screen all the time.
            await expect(
              page
                .getByRole('heading', { level: 1 })
                .or(page.getByRole('status'))
                .filter({ visible: true })
                .first(),
            ).toBeVisible();
            expect(await page.locator('body').innerText()).not.toMatch(UNINTENDED_TEXT);
            await context.setOffline(false);
            await context.unrouteAll({ behavior: 'ignoreErrors' });
          }
          await repeatUntilDone(page, app, journey);
          recordCases(14);
        });
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await expect(toast(page, 'Please sign in again')).toHaveCount(0);
      // The browser logs a file that failed to load; the app requests it again.
      expect(errors.splice(0).filter((text) => !/Failed to (load|fetch)|MIME type/.test(text))).toEqual([]);
    },
  );
