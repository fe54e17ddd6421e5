import type { Request } from '@playwright/test';
import { agree, beNoRobot, eventsOf, logOut, namesOf } from './consent.ts';
import { comeBack, enterCode, enterPhone, fillSignUp, newcomer } from './test-user.ts';
import { expect, test, toast } from './test.ts';
import { recordTried } from './attempt-log.ts';

const BORN = { day: '14', month: '03', year: '1996' };
const SLUG = 'preparing-for-labour';
const SEARCHED = 'labour';
const COMMENT = 'Calm and clear';

/** Of hers, in no address at all. */
const PERSONAL = [
  newcomer.phone,
  newcomer.firstName,
  newcomer.lastName,
  `${BORN.year}-${BORN.month}-${BORN.day}`,
  BORN.year + BORN.month,
];
/** What analytics is told nowhere, address or not. */
const PRIVATE = [SLUG, SEARCHED, COMMENT, '1996', 'Pune', 'Kavita', 'Sunrise'];

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const isOfAnalytics = (url: string) => /posthog|__analytics/i.test(url);
const decoded = (url: string) => decodeURIComponent(url.replaceAll('+', ' ')).toLowerCase();
const tellsOf = (url: string, texts: string[]) =>
  texts.some((text) => decoded(url).includes(text.toLowerCase()));

test('T-13 the whole journey: nothing to a third party, nothing to analytics before she agrees, nothing of her in an address', async ({
  page,
  app,
}) => {
  test.slow();
  await beNoRobot(page);
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(request.url()));
  // Beacons, which a page sends as it goes, are seen by the server only.
  const all = async () => [...asked, ...(await app.captured()).map(({ url }) => app.url + url)];

  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
  await enterPhone(page, newcomer.phone);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Continue to Verification' }).click();
  await enterCode(page, app, newcomer.phone);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();

  const before = await all();
  expect(before.length).toBeGreaterThan(50);
  expect(before.filter((url) => !url.startsWith(`${app.url}/`))).toEqual([]);
  expect(before.filter(isOfAnalytics)).toEqual([]);

  await agree(page);
  await expect.poll(() => namesOf(app)).toContain('$pageview');
  await page.getByRole('link', { name: 'Sessions' }).last().click();
  await page.getByRole('searchbox').fill(SEARCHED);
  await page.getByRole('link', { name: 'Preparing for Labour' }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill(COMMENT);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  // A page that is opened anew at her session, and left for another document.
  await page.reload();
  await expect(page.getByText(COMMENT)).toBeVisible();
  await expect.poll(() => namesOf(app)).toContain('$pageleave');

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const born = page.getByRole('group', { name: /Date of birth/ }).getByRole('textbox');
  for (const [index, text] of [BORN.day, BORN.month, BORN.year].entries()) await born.nth(index).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Settings Saved')).toBeVisible();
  await page.goto('/payments');
  await expect(page.getByRole('heading', { level: 1, name: /Payment/ })).toBeVisible();
  const views = async () =>
    (await eventsOf(app))
      .filter(({ event }) => event === '$pageview')
      .map(({ properties }) => properties['$pathname']);
  await expect.poll(views).toContain('/payments');
  await logOut(page);

  const after = (await all()).slice(before.length);
  expect(after.filter((url) => !url.startsWith(`${app.url}/`))).toEqual([]);
  const everything = [...before, ...after];
  expect(everything.filter((url) => tellsOf(url, PERSONAL))).toEqual([]);
  // Of the tool one script, and one address that takes events: no flags, no settings, no surveys.
  const ofAnalytics = after.filter(isOfAnalytics).map((url) => new URL(url).pathname);
  expect(new Set(ofAnalytics.map((path) => path.replace(/-[\w-]+\.js$/, '.js')))).toEqual(
    new Set(['/assets/posthog.js', '/__analytics/e/']),
  );
  expect(after.filter((url) => isOfAnalytics(url) && tellsOf(url, PRIVATE))).toEqual([]);

  // Nor in what is told: her phone and her name stand where spec §4 has them, and nowhere else.
  const events = await eventsOf(app);
  for (const { event, properties } of events) {
    // `$set` is how the tool identifies her on her next visit.
    const { phone, $set: _person, ...rest } = properties;
    expect(phone === undefined || event === 'user_signup').toBe(true);
    // An id of the tool's own may hold any four digits.
    const told = JSON.stringify(rest).toLowerCase().replaceAll(UUID, '');
    for (const text of [...PRIVATE, ...PERSONAL]) expect(told, event).not.toContain(text.toLowerCase());
  }
  recordTried(13, everything.length + events.length);
});

test('T-13 however the address of a session is spelt, analytics is told its route, or that it is none', async ({
  page,
  app,
}) => {
  await beNoRobot(page);
  await comeBack(page, app);
  await page.goto('/dashboard');
  await agree(page);
  await expect.poll(() => namesOf(app)).toContain('$pageview');
  // Each is a new document, so that leaving it is told as well.
  for (const path of [`/Session/${SLUG}`, `/%73ession/${SLUG}`, `/sessions/${SLUG}`]) {
    const seen = (await namesOf(app)).length;
    await page.goto(`${path}?from=${SLUG}#${SLUG}`);
    await expect.poll(async () => (await namesOf(app)).slice(seen)).toContain('$pageview');
  }
  await page.goto('/dashboard');
  const told = async (event: string) =>
    new Set(
      (await eventsOf(app))
        .filter((sent) => sent.event === event)
        .map((sent) => sent.properties['$pathname']),
    );
  await expect.poll(() => told('$pageview')).toEqual(new Set(['/dashboard', '/session/:slug', '/*', '/']));
  await expect.poll(() => told('$pageleave')).toContain('/session/:slug');
  const events = await eventsOf(app);
  expect(JSON.stringify(events).toLowerCase()).not.toContain(SLUG);
  expect(JSON.stringify(events).toLowerCase()).not.toContain(SEARCHED);
  for (const { properties } of events) expect(Object.keys(properties)).not.toContain('title');
});
