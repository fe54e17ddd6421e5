import { withMotion } from './motion.ts';
import { logOut } from './consent.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use(withMotion);

const OPEN = 'preparing-for-labour';
const ENROLL = `/api/user/sessions/${OPEN}/enroll`;

test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
});

test('a session is read, enrolled in and joined [SD-01]', async ({ page, app }) => {
  const article = page.getByRole('article');
  const callsTo = async (path: string) => (await app.requests()).filter((request) => request.path === path);
  await test.step('a session is read once and shown in full [SD-02, SD-03, SD-05]', async () => {
    let respond = () => {};
    const loading = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(`**/api/user/sessions/${OPEN}`, async (route) => {
      await loading;
      await route.continue();
    });
    await page.goto(`/session/${OPEN}`);
    await expect(page.getByText('Loading session…')).toBeVisible();
    respond();
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    for (const fact of ['When', 'Duration', 'Instructor', 'Participants', '60 minutes'])
      await expect(article.getByText(fact, { exact: true })).toBeVisible();
    await expect(article.getByText('FREE SESSION')).toBeVisible();
    await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    const picture = await article.locator('span[data-program], img').first().boundingBox();
    expect(picture?.height ?? 0).toBeGreaterThan(100);
    expect(await callsTo(`/api/user/sessions/${OPEN}`)).toHaveLength(1);
  });
  await test.step('leaving the page and returning while an enrolment is pending sends no second request [SD-07, SD-08, SD-09]', async () => {
    await app.fail({ match: `POST ${ENROLL}`, fault: { kind: 'delay', ms: 8000 } });
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.getByRole('link', { name: 'All sessions' }).first().click();
    await expect(page).toHaveURL('/sessions');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Enrolling…' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
    const sent = await callsTo(ENROLL);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', authorized: true, body: null });
  });
  await test.step('the join link shows its host and opens a new tab without opener or referrer [SD-10, T-17]', async () => {
    const join = page.getByRole('link', { name: /Join Session/ });
    await expect(join).toHaveAttribute('href', `https://meet.example/${OPEN}`);
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByText('Opens meet.example')).toBeVisible();
    await expectAccessible(page);
  });
});

test('feedback is saved on this device and not sent [SD-18, SD-20, T-12]', async ({ page, app }) => {
  await page.goto(`/session/${OPEN}`);
  const submit = page.getByRole('button', { name: 'Submit Feedback' });
  await submit.click();
  await expect(page.getByText('Choose 1 to 5 stars', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill('Calm and clear');
  await page.reload();
  await expect(page.getByLabel('Comment')).toHaveValue('Calm and clear');
  const before = await app.requests();
  await submit.click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  await expect(page.getByText(/Saved on this device only/)).toBeVisible();
  expect(await app.requests()).toEqual(before);
  await page.reload();
  await expect(page.getByText('Calm and clear')).toBeVisible();
  await expectAccessible(page);
  await logOut(page);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Calm');
});
