import { type Page, expect } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { logOut } from './consent.ts';
import { enterCode, goToCodeScreen, signIn } from './test-user.ts';
import { type Person, ananya, fatima, hasEnrolment, signUpElsewhere, watchCallers } from './users.ts';
import { test, toast } from './test.ts';

const LOG_IN_URL = /verify-firebase-token/;
const SLUG = 'preparing-for-labour';

const greeting = (page: Page, { firstName }: Person) =>
  page.getByRole('heading', { name: `Namaste, ${firstName}` });

const enroll = async (page: Page) => {
  await page.goto(`/session/${SLUG}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText(/^Your place is kept/)).toBeVisible();
};

const expectEnrolmentFor = async (app: AppServer, enrolledUser: Person, other: Person) => {
  expect(await hasEnrolment(app, enrolledUser, SLUG)).toBe(true);
  expect(await hasEnrolment(app, other, SLUG)).toBe(false);
};

/** Two users on the code screen, each in a tab of the same phone. */
const openTwoTabs = async (page: Page, app: AppServer) => {
  await signUpElsewhere(app, fatima);
  const other = await page.context().newPage();
  await goToCodeScreen(page, ananya.phone);
  await goToCodeScreen(other, fatima.phone);
  return other;
};

/** Confirms the code; the response of the backend is held until the returned function is called. */
const confirmWithHeldResponse = async (page: Page, app: AppServer, { phone }: Person) => {
  let release = () => {};
  let markResponded = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const responded = new Promise<void>((resolve) => (markResponded = resolve));
  await page.route(LOG_IN_URL, async (route) => {
    const response = await route.fetch();
    markResponded();
    await held;
    await route.fulfill({ response });
  });
  await enterCode(page, app, phone);
  await responded;
  return release;
};

test('the later of two concurrent sign-ins is rejected with a message, and sends no request [T-15]', async ({
  page,
  app,
}) => {
  const other = await openTwoTabs(page, app);
  const responded = page.waitForResponse(LOG_IN_URL);
  const release = await confirmWithHeldResponse(page, app, ananya);
  await enterCode(other, app, fatima.phone);
  await expect(greeting(other, fatima)).toBeVisible();
  release();
  await expect(toast(page, 'Someone else has signed in')).toBeVisible();
  await responded;
  const callers = watchCallers(page);
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expect(greeting(tab, fatima)).toBeVisible();
  }
  await enroll(page);
  await expectEnrolmentFor(app, fatima, ananya);
  expect(new Set(callers.map(({ phone }) => phone))).toEqual(new Set([fatima.phone]));
});

test('a tab that was frozen while another user signed in sends no request of the first [T-15]', async ({
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

const signInAs = async (page: Page, app: AppServer, person: Person) => {
  await goToCodeScreen(page, person.phone);
  await enterCode(page, app, person.phone);
  await expect(greeting(page, person)).toBeVisible();
};
