import type { Page } from '@playwright/test';
import { enterPhone, fillSignUp, keepPhone, newcomer, openCodeScreen, returning } from '../test-user.ts';
import { expect, toast } from '../test.ts';
import { type Call, type Expected, type Stage, serverWordsOr } from './call.ts';
import { type FaultName, serverSays } from './faults.ts';

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify & Continue' });
const code = (page: Page) => page.getByLabel('Verification code');

const openSignIn = async ({ page }: Stage, phone: string) => {
  await page.goto('/signin');
  await page.getByLabel('Phone number').fill(phone);
  // What messages are shown in comes with the first use of the page.
  await page.waitForLoadState('networkidle');
};
const openSignUp = async ({ page }: Stage) => {
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
};
const typeCode = async ({ page, app }: Stage, phone: string) => {
  await code(page).fill(await app.codeFor(phone));
};

const toasted = async ({ page }: Stage, text: string) => {
  await expect(toast(page, text).first()).toBeVisible({ timeout: 15_000 });
};
const phoneKept =
  (phone: string) =>
  async ({ page }: Stage) => {
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Phone number')).toHaveValue(phone);
    await expect(signIn(page)).toBeEnabled();
  };
const codeKept = async ({ page }: Stage) => {
  await expect(page).toHaveURL('/otp');
  await expect(code(page)).toHaveValue(/^\d{6}$/);
  await expect(code(page)).toBeEditable();
  await expect(verify(page)).toBeEnabled();
};
const atDashboard = async ({ page }: Stage) => {
  await expect(page).toHaveURL('/dashboard', { timeout: 20_000 });
};

/** The dropdown's tray, on a phone. */
const search = async ({ page }: Stage, field: string, text: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByPlaceholder('Search...').fill(text);
};
const saidInTray = async ({ page }: Stage, text: string) => {
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
};
const searchKept =
  (text: string) =>
  async ({ page }: Stage) => {
    await expect(page.getByPlaceholder('Search...')).toHaveValue(text);
    await expect(page.getByPlaceholder('Search...')).toBeEditable();
  };
const tryAgain = async ({ page }: Stage) => {
  await page.getByRole('option', { name: /try again|retry/i }).click();
};

const withStates = (column: Record<FaultName, Expected>): Record<FaultName, Expected> =>
  Object.fromEntries(
    Object.entries(column).map(([fault, expected]) => [
      fault,
      expected === 'works' ? expected : { says: ['Failed to load states', ...expected.says] },
    ]),
  ) as Record<FaultName, Expected>;

const unreachable: Expected = { says: ['You seem to be offline. Check your connection and try again.'] };

const providerColumn = (fallback: string): Record<FaultName, Expected> => {
  const general: Expected = { says: [fallback] };
  return {
    offline: unreachable,
    '10 s stall': 'works',
    reset: unreachable,
    '500 JSON': general,
    '502 HTML': unreachable,
    '200 HTML': unreachable,
    '200 truncated': unreachable,
    'wrong shape': general,
    '401': general,
    '404': general,
    '409': general,
    '429': { says: ['Too many tries. Please wait a few minutes and try again.'] },
  };
};

/** Calls 1 to 6 and the two of the identity provider, on the screens that make them. */
export const signInCalls: Call[] = [
  {
    name: 'SI-16 SI-17 SI-18 #1 check-phone',
    target: { backend: 'POST /api/user/auth/check-phone' },
    prepare: (stage) => openSignIn(stage, newcomer.phone),
    act: ({ page }) => signIn(page).click(),
    expected: {
      ...serverWordsOr('Failed to check phone number', serverSays),
      offline: unreachable,
      reset: unreachable,
      '200 truncated': unreachable,
      // "Existence check returns no usable answer".
      'wrong shape': { says: ['Unable to proceed', 'Please try again later.'] },
    },
    expectSaid: toasted,
    expectIdle: phoneKept(newcomer.phone),
    expectDone: async ({ page }) => expect(page).toHaveURL('/signup', { timeout: 20_000 }),
  },
  {
    name: 'SI-16 SI-18 provider: send the code',
    target: { provider: '**/accounts:sendVerificationCode*' },
    prepare: (stage) => openSignIn(stage, returning.phone),
    act: ({ page }) => signIn(page).click(),
    expected: providerColumn('Something went wrong. Please try again.'),
    expectSaid: toasted,
    expectIdle: phoneKept(returning.phone),
    expectDone: async ({ page }) => expect(page).toHaveURL('/otp', { timeout: 20_000 }),
  },
  {
    name: 'OT-14 provider: confirm the code',
    target: { provider: '**/accounts:signInWithPhoneNumber*' },
    prepare: async (stage) => {
      await openCodeScreen(stage.page, returning.phone);
      await typeCode(stage, returning.phone);
    },
    act: ({ page }) => verify(page).click(),
    expected: providerColumn('Verification failed. Please try again.'),
    expectSaid: toasted,
    expectIdle: codeKept,
    expectDone: atDashboard,
  },
  {
    name: 'OT-14 #2 login',
    target: { backend: 'POST /api/user/auth/verify-firebase-token' },
    prepare: async (stage) => {
      await openCodeScreen(stage.page, returning.phone);
      await typeCode(stage, returning.phone);
    },
    act: ({ page }) => verify(page).click(),
    expected: {
      ...serverWordsOr('Verification failed. Please try again.', serverSays),
      // Without a network the provider cannot be asked either, and it comes first.
      offline: unreachable,
    },
    expectSaid: toasted,
    expectIdle: codeKept,
    expectDone: atDashboard,
  },
  {
    name: 'OT-15 #3 sign-up',
    target: { backend: 'POST /api/user/auth/signup/verify-firebase-token' },
    prepare: async (stage) => {
      await openSignUp(stage);
      await fillSignUp(stage.page);
      await stage.page.getByRole('button', { name: 'Continue to Verification' }).click();
      await expect(stage.page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
      await typeCode(stage, newcomer.phone);
    },
    act: ({ page }) => verify(page).click(),
    expected: {
      ...serverWordsOr('Failed to create account. Please try again.', serverSays),
      offline: unreachable,
    },
    expectSaid: toasted,
    expectIdle: codeKept,
    expectDone: atDashboard,
  },
  {
    name: 'SU-30 #4 hospitals',
    target: { backend: 'GET /api/hospitals?' },
    prepare: async (stage) => {
      await openSignUp(stage);
      // Its fields come late: without a network they would not come at all.
      await expect(stage.page.getByRole('button', { name: /^Hospital/ })).toBeVisible();
    },
    act: (stage) => search(stage, 'Hospital', 'sunrise mother'),
    expected: serverWordsOr('Failed to fetch hospitals', serverSays),
    expectSaid: saidInTray,
    expectIdle: searchKept('sunrise mother'),
    expectDone: async ({ page }) =>
      expect(page.getByRole('option', { name: /Sunrise Mother/ })).toBeVisible({ timeout: 20_000 }),
    actAgain: tryAgain,
  },
  {
    name: 'SU-31 #5 doctors',
    target: { backend: 'GET /api/hospitals/' },
    prepare: async (stage) => {
      await openSignUp(stage);
      await search(stage, 'Hospital', 'sunrise mother');
      await stage.page.getByRole('option', { name: /Sunrise Mother/ }).click();
    },
    act: ({ page }) => page.getByRole('button', { name: /^Doctor/ }).click(),
    expected: serverWordsOr('Failed to fetch doctors', serverSays),
    expectSaid: saidInTray,
    expectIdle: searchKept(''),
    expectDone: async ({ page }) =>
      expect(page.getByRole('option', { name: 'Dr Kavita Rao' })).toBeVisible({ timeout: 20_000 }),
    actAgain: tryAgain,
  },
  {
    name: 'SU-18 SU-19 #6 states',
    target: { backend: 'GET /api/countries/' },
    prepare: async ({ page }) => {
      // The states are asked for as the form opens, so the form is opened without a new document. A visit
      // before has left the form's code in the browser's cache, where it is found without a network.
      await page.goto('/');
      await keepPhone(page, newcomer.phone);
      await page.goto('/signup');
      await expect(page.getByRole('button', { name: /State/ })).toContainText('Choose your state');
      await page.goto('/');
      // This page is to be whole before the network goes: it takes her to the next.
      await page.waitForLoadState('networkidle');
    },
    act: async ({ page }) => {
      await page.evaluate(() => {
        history.pushState(null, '', '/signup');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    },
    expected: withStates(serverWordsOr('Failed to fetch states', serverSays)),
    expectSaid: async ({ page }, text) => {
      // Two retries, of 1 s and 2 s, come first (decision T-26).
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
    },
    expectIdle: async ({ page }) => {
      await page.getByLabel('First name').fill(newcomer.firstName);
      await expect(page.getByRole('button', { name: /State/ })).toBeEnabled();
    },
    expectDone: async ({ page }) => {
      const state = page.getByRole('button', { name: /State/ });
      await expect(state).toContainText('Choose your state', { timeout: 20_000 });
      await state.click();
      await expect(page.getByRole('option')).toHaveCount(36);
    },
    actAgain: ({ page }) => page.getByRole('button', { name: /State/ }).click(),
  },
];
