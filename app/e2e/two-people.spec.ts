import { type Page, expect } from '@playwright/test';
import type { Served } from './backend.ts';
import { logOut } from './consent.ts';
import { enterCode, openCodeScreen, signIn } from './test-user.ts';
import { type Person, ananya, fatima, hasEnrolment, signUpElsewhere, watchCallers } from './people.ts';
import { test, toast } from './test.ts';

const LOG_IN = 'POST /api/user/auth/verify-firebase-token';
const LOG_IN_URL = /verify-firebase-token/;
const SLUG = 'preparing-for-labour';

const greeting = (page: Page, { firstName }: Person) =>
  page.getByRole('heading', { name: `Namaste, ${firstName}` });

const enroll = async (page: Page) => {
  await page.goto(`/session/${SLUG}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
};

const expectEnrolmentOf = async (app: Served, who: Person, other: Person) => {
  expect(await hasEnrolment(app, who, SLUG)).toBe(true);
  expect(await hasEnrolment(app, other, SLUG)).toBe(false);
};

/** Two people with a code on its way, each in a tab of one phone. */
const twoTabs = async (page: Page, app: Served) => {
  await signUpElsewhere(app, fatima);
  const other = await page.context().newPage();
  await openCodeScreen(page, ananya.phone);
  await openCodeScreen(other, fatima.phone);
  return other;
};

/** The code is confirmed, and the answer that the backend has given to it is held until it is let go. */
const confirmHeld = async (page: Page, app: Served, { phone }: Person) => {
  let letGo = () => {};
  let markAnswered = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const answered = new Promise<void>((resolve) => (markAnswered = resolve));
  await page.route(LOG_IN_URL, async (route) => {
    const response = await route.fetch();
    markAnswered();
    await held;
    await route.fulfill({ response });
  });
  await enterCode(page, app, phone);
  await answered;
  return letGo;
};

test('the slower of two sign-ins is told that it came too late, and acts for nobody [T-15]', async ({
  page,
  app,
}) => {
  const other = await twoTabs(page, app);
  const answered = page.waitForResponse(LOG_IN_URL);
  const letGo = await confirmHeld(page, app, ananya);
  await enterCode(other, app, fatima.phone);
  await expect(greeting(other, fatima)).toBeVisible();
  letGo();
  await expect(toast(page, 'Someone else has signed in')).toBeVisible();
  await answered;
  const callers = watchCallers(page);
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expect(greeting(tab, fatima)).toBeVisible();
  }
  await enroll(page);
  await expectEnrolmentOf(app, fatima, ananya);
  expect(new Set(callers.map(({ phone }) => phone))).toEqual(new Set([fatima.phone]));
});

test(
  'a number that is confirmed but refused takes nothing from the one that is let in [T-15]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    const other = await twoTabs(page, app);
    const letGo = await confirmHeld(page, app, ananya);
    await app.fail({
      match: LOG_IN,
      fault: { kind: 'status', status: 403, body: { message: 'Not now.' } },
      times: 1,
    });
    await enterCode(other, app, fatima.phone);
    await expect(toast(other, 'Not now.')).toBeVisible();
    letGo();
    await expect(greeting(page, ananya)).toBeVisible();
    const callers = watchCallers(page);
    await enroll(page);
    await expectEnrolmentOf(app, ananya, fatima);
    expect(new Set(callers.map(({ phone }) => phone))).toEqual(new Set([ananya.phone]));
    await test.step('and the tab of the other follows', async () => {
      await expect(greeting(other, ananya)).toBeVisible();
    });
  },
);

test('no call leaves a tab that stood still while somebody else signed in [T-15]', async ({
  page,
  app,
  context,
}) => {
  await signUpElsewhere(app, fatima);
  await signIn(page, app);
  await page.goto(`/session/${SLUG}`);
  await page.getByRole('button', { name: 'Enroll Now' }).waitFor();
  const tab = await context.newCDPSession(page);
  const callers = watchCallers(page);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  const other = await context.newPage();
  await other.goto('/dashboard');
  await logOut(other);
  await signInAs(other, app, fatima);
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(greeting(page, fatima)).toBeVisible();
  expect(callers.filter(({ phone }) => phone !== fatima.phone)).toEqual([]);
});

const signInAs = async (page: Page, app: Served, person: Person) => {
  await openCodeScreen(page, person.phone);
  await enterCode(page, app, person.phone);
  await expect(greeting(page, person)).toBeVisible();
};
