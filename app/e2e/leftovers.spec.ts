import type { Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { agree, beNoRobot, eventsOf, logOut } from './consent.ts';
import { entriesKeptBy, tracesIn } from './stored-keys.ts';
import { comeBack, enterCode, openCodeScreen, returning, signIn } from './test-user.ts';
import { ananya, fatima, signUpElsewhere } from './people.ts';
import { expect, test } from './test.ts';

const COMMENT = 'Calm and clear';
/** Nothing of the former user: not even under names that hold no more than an ID. */
const TRACES = [ananya.phone, ananya.lastName, COMMENT, '"Anu"', ':7', 'phc_sandbox_'];

/** What a user leaves on a phone: an agreement, a feedback, a profile and half another. */
const leaveTraces = async (page: Page, app: Served) => {
  await beNoRobot(page);
  await signIn(page, app);
  await agree(page);
  await expect.poll(async () => (await eventsOf(app)).map(({ event }) => event)).toContain('user_login');
  await page.goto('/session/preparing-for-labour');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.locator('label').filter({ hasText: '4 stars' }).click();
  await page.getByLabel('Comment').fill(COMMENT);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  await page.goto('/settings');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await page.getByLabel('Last name').fill(ananya.lastName);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await edit.click();
  await page.getByLabel('First name').fill('Anu');
};

const signInAsFatima = async (page: Page, app: Served) => {
  await openCodeScreen(page, fatima.phone);
  await enterCode(page, app, fatima.phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${fatima.firstName}` })).toBeVisible();
};

for (const [how, lose] of [
  ['cannot be read', () => localStorage.setItem('user_data', '{"half":')],
  ['is half gone', () => localStorage.removeItem('auth_token')],
] as const)
  test(`AN-08 T-13 T-25 a session that ${how}: nothing of it is the next user’s`, async ({ page, app }) => {
    test.slow();
    await signUpElsewhere(app, fatima);
    await leaveTraces(page, app);
    // The search finds what is there.
    expect(tracesIn(await entriesKeptBy(page), TRACES).length).toBeGreaterThan(3);
    await page.evaluate(lose);
    await page.goto('/signin');
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await expect(async () => expect(tracesIn(await entriesKeptBy(page), TRACES)).toEqual([])).toPass({
      timeout: 5000,
    });

    const before = (await eventsOf(app)).length;
    await signInAsFatima(page, app);
    // As free to choose as the first was, and nothing is told before.
    await expect(page.getByRole('button', { name: 'See and choose' })).toBeVisible();
    await page.goto('/sessions');
    await page.waitForLoadState('networkidle');
    const told = (await eventsOf(app)).slice(before).filter(({ event }) => event !== '$pageleave');
    expect(told).toEqual([]);
    expect(JSON.stringify(await eventsOf(app))).not.toMatch(/Fatima|97000555/);
    await logOut(page);
    expect(tracesIn(await entriesKeptBy(page), [...TRACES, fatima.phone, 'consent'])).toEqual([]);
  });

test('T-25 of a session that the browser has lost nothing stays, though only a public page is opened', async ({
  page,
  app,
}) => {
  await comeBack(page, app);
  await page.goto('/manifest.webmanifest');
  await page.evaluate(() => localStorage.clear());
  expect(tracesIn(await entriesKeptBy(page), [returning.phone])).not.toEqual([]);
  await page.goto('/');
  await expect(async () => expect(tracesIn(await entriesKeptBy(page), [returning.phone])).toEqual([])).toPass(
    { timeout: 10_000 },
  );
});
