import { withMotion } from './motion.ts';
import { comeBack } from './test-user.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use(withMotion);

const OPEN = 'preparing-for-labour';
const ENROLL = `/api/user/sessions/${OPEN}/enroll`;

test.beforeEach(async ({ page, app }) => {
  await comeBack(page, app);
});

test('SD-01 SD-02 SD-05 a session is read once and shown in full', async ({ page, app }) => {
  await app.fail({ match: `GET /api/user/sessions/${OPEN}`, fault: { kind: 'delay', ms: 600 } });
  await page.goto(`/session/${OPEN}`);
  await expect(page.getByText('Loading session…')).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  for (const fact of ['When', 'Duration', 'Instructor', 'Participants'])
    await expect(article.getByText(fact, { exact: true })).toBeVisible();
  await test.step('SD-03 the duration is in minutes', () =>
    expect(article.getByText('60 minutes', { exact: true })).toBeVisible());
  await expect(article.getByText('FREE SESSION')).toBeVisible();
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  const picture = await article.locator('span[data-program], img').first().boundingBox();
  expect(picture?.height ?? 0).toBeGreaterThan(100);
  const asked = (await app.requests()).filter(({ path }) => path === `/api/user/sessions/${OPEN}`);
  expect(asked).toHaveLength(1);
});

test('SD-07 SD-09 a hundred taps in a second are one request without a body', async ({ page, app }) => {
  await app.fail({ match: `POST ${ENROLL}`, fault: { kind: 'delay', ms: 1500 } });
  await page.goto(`/session/${OPEN}`);
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await enroll.waitFor();
  await enroll.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 100; tap += 1) setTimeout(() => button.click(), tap * 10);
  });
  await expect(page.getByRole('button', { name: 'Enrolling…' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
  const sent = (await app.requests()).filter(({ path }) => path === ENROLL);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST', authorized: true, body: null });
});

test('SD-08 leaving and coming back while a place is taken sends no second request', async ({
  page,
  app,
}) => {
  await app.fail({ match: `POST ${ENROLL}`, fault: { kind: 'delay', ms: 2500 } });
  await page.goto('/sessions');
  await page.getByRole('searchbox').fill('labour');
  await page.getByRole('link', { name: /Preparing for labour/ }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/sessions');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Enrolling…' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
  expect((await app.requests()).filter(({ path }) => path === ENROLL)).toHaveLength(1);
});

test('SD-10 T-17 joining says where it leads and opens a new tab that learns nothing', async ({
  page,
  app,
}) => {
  await app.become('the mother is enrolled', { slug: OPEN });
  await page.goto(`/session/${OPEN}`);
  const join = page.getByRole('link', { name: /Join Session/ });
  await expect(join).toHaveAttribute('href', `https://meet.example/${OPEN}`);
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('Opens meet.example')).toBeVisible();
  await expectAccessible(page);
});

test('SD-11 enrolled without a join link', async ({ page, app }) => {
  await app.become('the mother is enrolled', { slug: 'planning-your-rest-after-birth' });
  await page.goto('/session/planning-your-rest-after-birth');
  await expect(page.getByText('Enrolled - Session starts soon', { exact: true })).toBeVisible();
});

test('T-35 T-05 a running session: a place is taken late, and joined', async ({ page, app }) => {
  await app.become('a session exists', { slug: 'running', startsIn: -10, duration: 60 });
  await page.goto('/session/running');
  await expect(page.getByText('Happening now', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
  // There is nothing left to be reminded of.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
});

test('SD-15 SD-16 SD-17 the status changes by itself while the page is open', async ({ page, app }) => {
  await app.become('a session exists', { slug: 'soon', startsIn: 5, duration: 30 });
  await app.become('the mother is enrolled', { slug: 'soon' });
  await page.clock.install();
  await page.goto('/session/soon');
  await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
  await expect(page.getByText('COMPLETED')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Share your feedback' })).toHaveCount(0);
  await page.clock.fastForward('07:00');
  await expect(page.getByText('Happening now', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Share your feedback' })).toHaveCount(0);
  await page.clock.fastForward('40:00');
  await expect(page.getByText('COMPLETED')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Share your feedback' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Join Session/ })).toHaveCount(0);
});

const DAY_MS = 86_400_000;
for (const [days, slug, startsIn] of [
  [2, 'soon', 5],
  [-2, 'over', -90],
] as const)
  test(`SD-16 a phone whose clock is ${days} days off knows what is ${slug}`, async ({ page, app }) => {
    await app.become('a session exists', { slug, startsIn, duration: 30 });
    await app.become('the mother is enrolled', { slug });
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await page.goto(`/session/${slug}`);
    await expect(page.getByRole('link', { name: /Join Session/ })).toHaveCount(slug === 'soon' ? 1 : 0);
    await expect(page.getByText('COMPLETED')).toHaveCount(slug === 'over' ? 1 : 0);
  });

test('SD-18 SD-20 T-12 feedback is kept on this phone and sent nowhere', async ({ page, app }) => {
  await page.goto(`/session/${OPEN}`);
  const submit = page.getByRole('button', { name: 'Submit Feedback' });
  await submit.click();
  await expect(page.getByText('Choose one to five stars', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill('Calm and clear');
  await page.reload();
  await expect(page.getByLabel('Comment')).toHaveValue('Calm and clear');
  const before = await app.requests();
  await submit.click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  await expect(page.getByText(/Kept on this device only/)).toBeVisible();
  expect(await app.requests()).toEqual(before);
  await page.reload();
  await expect(page.getByText('Calm and clear')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Calm');
});

test('G-20 a session that was never opened says that there is no network', async ({ page, context }) => {
  await page.goto(`/session/${OPEN}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/session/never-opened');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'No internet connection' })).toBeVisible();
  await expect(page.getByText('Session not found')).toHaveCount(0);
});
