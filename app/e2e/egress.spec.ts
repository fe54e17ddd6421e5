import type { Page, Request } from '@playwright/test';
import type { ReceivedRequest } from './backend.ts';
import { giveConsent, hideAutomation, getEvents, logOut, getEventNames } from './consent.ts';
import { enterCode, enterPhone, fillSignUp, unregisteredUser } from './test-user.ts';
import { expect, test, toast } from './test.ts';
import { recordCases } from './record-cases.ts';

const DATE_OF_BIRTH = { day: '14', month: '03', year: '1996' };
const SLUG = 'preparing-for-labour';
const SEARCH_TEXT = 'labour';
const COMMENT = 'Calm and clear';

/** User data that must appear in no URL. */
const PERSONAL = [
  unregisteredUser.phone,
  unregisteredUser.firstName,
  unregisteredUser.lastName,
  `${DATE_OF_BIRTH.year}-${DATE_OF_BIRTH.month}-${DATE_OF_BIRTH.day}`,
  DATE_OF_BIRTH.year + DATE_OF_BIRTH.month,
];
/** Data that analytics must not receive anywhere. */
const PRIVATE = [SLUG, SEARCH_TEXT, COMMENT, '1996', 'Pune', 'Kavita', 'Sunrise'];

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const isAnalyticsUrl = (url: string) => /posthog|__analytics/i.test(url);
const decodeUrl = (url: string) => decodeURIComponent(url.replaceAll('+', ' ')).toLowerCase();
const containsAny = (url: string, texts: string[]) =>
  texts.some((text) => decodeUrl(url).includes(text.toLowerCase()));

/** The storage entries of the analytics tool, which exist while it is active. */
const analyticsEntries = (page: Page) =>
  page.evaluate(
    () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]).match(/ph_phc_\w+/g) ??
      [],
  );

type Expected = {
  call: string | RegExp;
  query?: Record<string, string>;
  body?: unknown;
  /** The request requires a token (decision T-15). */
  isAuthorized?: boolean;
};

const sortEntries = (query: Record<string, string>) =>
  Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other));

/** Expects that each of these requests was received, with exactly this content. */
const expectSent = (received: ReceivedRequest[], expected: Expected[]) => {
  for (const { call, query, body = null, isAuthorized = false } of expected) {
    const same = received.filter(({ method, path, query: requested }) => {
      const line = `${method} ${path}`;
      const isCall = typeof call === 'string' ? line === call : call.test(line);
      return (
        isCall && (!query || JSON.stringify(sortEntries(requested)) === JSON.stringify(sortEntries(query)))
      );
    });
    expect(same.length, `${String(call)} ${JSON.stringify(query)}`).toBeGreaterThan(0);
    for (const request of same) {
      expect(request.body, String(call)).toEqual(body);
      expect(request.authorized, String(call)).toBe(isAuthorized);
      if (body !== null) expect(request.headers['content-type']).toMatch(/^application\/json/);
    }
  }
};

test('the whole journey contacts no third party, sends nothing to analytics before consent, and has no user data in a URL [T-13]', async ({
  page,
  app,
}) => {
  test.slow();
  await hideAutomation(page);
  const requested: string[] = [];
  page.on('request', (request: Request) => requested.push(request.url()));
  // Only the server sees the beacons that a page sends as it unloads.
  const getAllUrls = async () => [...requested, ...(await app.captured()).map(({ url }) => app.url + url)];
  const getPageViews = async () =>
    (await getEvents(app))
      .filter(({ event }) => event === '$pageview')
      .map(({ properties }) => properties['$pathname']);

  await test.step('from the landing page to the sign-up form [HM-02, SI-14]', async () => {
    await page.goto('/');
    await page.reload();
    await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
    await enterPhone(page, unregisteredUser.phone);
    await expect(page).toHaveURL('/signup');
    await expect(page.getByText('+91 98765 43210')).toBeVisible();
  });
  await test.step('sign-up with seven fields and a code opens the dashboard [SU-04, OT-18, OT-19]', async () => {
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Continue to Verification' }).click();
    await enterCode(page, app, unregisteredUser.phone);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: `Namaste, ${unregisteredUser.firstName}` })).toBeVisible();
    await expect(toast(page, 'You have been successfully authenticated')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  const before = await getAllUrls();
  expect(before.length).toBeGreaterThan(50);
  expect(before.filter((url) => !url.startsWith(`${app.url}/`))).toEqual([]);
  expect(before.filter(isAnalyticsUrl)).toEqual([]);

  const agreedAt = await page.evaluate(() => Date.now());
  await giveConsent(page);
  await page.getByRole('link', { name: 'Sessions' }).last().click();
  await page.getByRole('searchbox').fill(SEARCH_TEXT);
  await page.getByRole('link', { name: 'Preparing for Labour' }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText(/^Your place is kept/)).toBeVisible();
  await test.step('analytics receives the queued events, the user, and a page view for every route [AN-05, AN-07, AN-09]', async () => {
    const routes = ['/', '/signin', '/signup', '/otp', '/dashboard', '/sessions', '/session/:slug'];
    await expect.poll(getPageViews).toEqual(routes);
    await expect.poll(() => getEventNames(app)).toContain('user_signup');
    const events = await getEvents(app);
    expect(events.find(({ event }) => event === '$identify')?.$set).toMatchObject({
      phone: unregisteredUser.phone,
      first_name: unregisteredUser.firstName,
      last_name: unregisteredUser.lastName,
    });
    const isBefore = events.map(({ event, timestamp }) => [event, Date.parse(timestamp) < agreedAt]);
    expect(isBefore).toContainEqual(['user_signup', true]);
    expect(isBefore.at(-1)).toEqual(['$pageview', false]);
    // No automatic events.
    expect(new Set(events.map(({ event }) => event))).toEqual(
      new Set(['$identify', 'user_signup', '$pageview']),
    );
  });
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill(COMMENT);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  // The consent persists over a reload.
  await test.step('an enrolment survives a reload [SD-13]', async () => {
    await page.reload();
    await expect(page.getByText(COMMENT)).toBeVisible();
    await expect(page.getByText(/^Your place is kept/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  });
  await expect.poll(() => getEventNames(app)).toContain('$pageleave');
  await test.step('eight of the nine calls match the API description [AP-01, AP-12, QC-02]', async () => {
    expectSent(await app.requests(), [
      { call: 'POST /api/user/auth/check-phone', query: {}, body: { phone: unregisteredUser.phone } },
      { call: 'GET /api/countries/1/states', query: { limit: '500', page: '1' } },
      { call: 'GET /api/hospitals', query: { search: 'Sunrise Mother' } },
      { call: /^GET \/api\/hospitals\/[^/]+\/doctors$/ },
      {
        call: 'POST /api/user/auth/signup/verify-firebase-token',
        query: {},
        body: {
          idToken: expect.any(String),
          phone: unregisteredUser.phone,
          profile: expect.objectContaining({
            first_name: unregisteredUser.firstName,
            last_name: unregisteredUser.lastName,
          }),
        },
      },
      { call: 'GET /api/user/sessions', query: { limit: '10', upcoming: 'true' }, isAuthorized: true },
      {
        call: 'GET /api/user/sessions',
        query: { page: '1', limit: '12', search: 'labour', upcoming: 'true' },
        isAuthorized: true,
      },
      { call: 'GET /api/user/sessions/preparing-for-labour', query: {}, isAuthorized: true },
      { call: 'POST /api/user/sessions/preparing-for-labour/enroll', query: {}, isAuthorized: true },
    ]);
  });
  await test.step('the profile shows the choices of the sign-up, including the name of the state, without a request [T-04]', async () => {
    const calls = (await app.requests()).length;
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const facts = page.getByRole('definition');
    for (const text of ['Maharashtra', 'Pune', 'Sunrise Mother & Child Centre', 'Dr Kavita Rao'])
      await expect(facts.filter({ hasText: text })).toBeVisible();
    expect(await app.requests()).toHaveLength(calls);
  });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dateOfBirth = page.getByRole('group', { name: /Date of birth/ }).getByRole('textbox');
  for (const [index, text] of [DATE_OF_BIRTH.day, DATE_OF_BIRTH.month, DATE_OF_BIRTH.year].entries())
    await dateOfBirth.nth(index).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Settings Saved')).toBeVisible();
  await page.goto('/payments');
  await expect(page.getByRole('heading', { level: 1, name: /Payment/ })).toBeVisible();
  await expect.poll(getPageViews).toContain('/payments');

  await test.step('withdrawing the consent stops analytics at once, clears its data, and shows no second prompt', async () => {
    expect(await analyticsEntries(page)).not.toEqual([]);
    await page.getByRole('link', { name: 'Profile' }).last().click();
    const usage = page.getByRole('switch', { name: 'Share how I use Janani' });
    await expect(usage).toBeChecked();
    await usage.click();
    await expect(usage).not.toBeChecked();
    const namesBefore = await getEventNames(app);
    const since = requested.length;
    await page.getByRole('link', { name: 'Home' }).last().click();
    await expect(page.getByText('May we learn from how you use Janani?')).toHaveCount(0);
    // A reload would send queued events and the page leave.
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.slice(since).filter(isAnalyticsUrl)).toEqual([]);
    expect(await getEventNames(app)).toEqual(namesBefore);
    expect(await analyticsEntries(page)).toEqual([]);
  });
  await test.step('logout clears all user data [AU-09, AU-11]', async () => {
    await logOut(page);
    await expect(toast(page, 'You have been successfully logged out')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(containsAny(stored, PERSONAL)).toBe(false);
  });

  const after = (await getAllUrls()).slice(before.length);
  expect(after.filter((url) => !url.startsWith(`${app.url}/`))).toEqual([]);
  const everything = [...before, ...after];
  expect(everything.filter((url) => containsAny(url, PERSONAL))).toEqual([]);
  // The tool loads one script and sends events to one URL: no flags, settings or surveys are requested.
  const ofAnalytics = after.filter(isAnalyticsUrl).map((url) => new URL(url).pathname);
  expect(new Set(ofAnalytics.map((path) => path.replace(/-[\w-]+\.js$/, '.js')))).toEqual(
    new Set(['/assets/posthog.js', '/__analytics/e/']),
  );
  expect(after.filter((url) => isAnalyticsUrl(url) && containsAny(url, PRIVATE))).toEqual([]);

  // Events contain the phone number and the name only where spec §4 requires them.
  const events = await getEvents(app);
  for (const { event, properties } of events) {
    // `$set` identifies the user.
    const { phone, $set: _profile, ...rest } = properties;
    expect(phone === undefined || event === 'user_signup').toBe(true);
    // IDs of the tool may contain any four digits.
    const sent = JSON.stringify(rest).toLowerCase().replaceAll(UUID, '');
    for (const text of [...PRIVATE, ...PERSONAL]) expect(sent, event).not.toContain(text.toLowerCase());
  }
  recordCases(13, everything.length + events.length);
});
