import type { Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { enterCode, enterPhone, fillSignUp, newcomer, openCodeScreen, returning } from './test-user.ts';
import { type Provider, providerError } from './provider.ts';
import { expect, isUncovered, test, toast } from './test.ts';

const LOG_IN = 'POST /api/user/auth/verify-firebase-token';
const SIGN_UP = 'POST /api/user/auth/signup/verify-firebase-token';
/** Spec §9. */
const RESEND_AFTER_MS = 30_000;

const verify = (page: Page) => page.getByRole('button', { name: 'Verify & Continue' });
const code = (page: Page) => page.getByLabel('Verification code');
const resend = (page: Page) => page.getByRole('button', { name: 'Resend Code' });

const exchanges = async (app: Served, path: string) =>
  (await app.requests()).filter((request) => `${request.method} ${request.path}` === path).length;

/** Signs up as far as the code screen. */
const signUpToCode = async (page: Page) => {
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Continue to Verification' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
};

test('OT-01 OT-10 six boxes, and a button that says what it waits for', async ({ page, app: _reset }) => {
  await openCodeScreen(page, returning.phone);
  await expect(page.locator('[data-otp-slot]')).toHaveCount(6);
  await code(page).pressSequentially('12345');
  await expect(verify(page)).toBeDisabled();
  await expect(verify(page)).toHaveAccessibleDescription('Enter all six digits to go on.');
  await code(page).pressSequentially('6');
  await expect(verify(page)).toBeEnabled();
});

test('OT-11 T-31 Enter with five digits says what is missing, and the sixth completes them', async ({
  page,
  app,
}) => {
  await openCodeScreen(page, returning.phone);
  const right = await app.codeFor(returning.phone);
  await code(page).pressSequentially(right.slice(0, 5));
  await code(page).press('Enter');
  await expect(toast(page, 'Invalid OTP')).toContainText('Please enter a 6-digit OTP');
  await expect(code(page)).toHaveAccessibleDescription('Please enter a 6-digit OTP');
  await expect(code(page)).toHaveValue(right.slice(0, 5));
  // Typed by keys alone, as the field stands: a locator's own typing would place the caret first.
  await page.keyboard.type(right.slice(5));
  await expect(code(page)).toHaveValue(right);
  await expect(code(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('OT-14 a wrong code is marked, and the right one still counts', async ({ page, app }) => {
  await openCodeScreen(page, returning.phone);
  const right = await app.codeFor(returning.phone);
  const wrong = right === '111111' ? '222222' : '111111';
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await code(page).fill(wrong);
    await verify(page).click();
    await expect(toast(page, 'Error')).toContainText('That code is not right. Check the SMS and try again.');
    await expect(code(page)).toHaveAccessibleDescription('Check the six digits and type them again.');
    await expect.poll(() => isUncovered(page.getByRole('heading', { level: 1 }))).toBe(true);
    await expect(code(page)).toBeFocused();
  }
  // As keys come, with all six selected: the first takes the place of all.
  await page.keyboard.type(right);
  await expect(code(page)).toHaveValue(right);
  await verify(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('OT-14 T-22 a login that fails after the code was confirmed: a second press is enough', async ({
  page,
  app,
}) => {
  await app.fail({ match: LOG_IN, fault: { kind: 'html', status: 502 }, times: 1 });
  await openCodeScreen(page, returning.phone);
  await enterCode(page, app, returning.phone);
  await expect(toast(page, 'Verification failed. Please try again.')).toBeVisible();
  await expect(code(page)).toHaveValue(/^\d{6}$/);
  await verify(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page, 'Welcome!')).toContainText('You have been successfully authenticated');
  expect(await exchanges(app, LOG_IN)).toBe(2);
});

test('T-22 after a failed login even a reload asks for no second code', async ({ page, app }) => {
  await app.fail({ match: LOG_IN, fault: { kind: 'html', status: 502 }, times: 1 });
  await openCodeScreen(page, returning.phone);
  // The provider takes a code once, so that only what she was sent first can be entered again.
  const sent = await app.codeFor(returning.phone);
  await code(page).fill(sent);
  await verify(page).click();
  await expect(toast(page, 'Verification failed. Please try again.')).toBeVisible();
  await page.reload();
  await code(page).fill(sent);
  await verify(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('OT-15 a sign-up that fails after the code was confirmed: a second press is enough', async ({
  page,
  app,
}) => {
  await signUpToCode(page);
  await app.fail({ match: SIGN_UP, fault: { kind: 'html', status: 502 }, times: 1 });
  await enterCode(page, app, newcomer.phone);
  await expect(toast(page, 'Failed to create account. Please try again.')).toBeVisible();
  await verify(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await exchanges(app, SIGN_UP)).toBe(2);
});

test('a sign-up whose answer is lost lets her in on the second press', async ({ page, app }) => {
  await signUpToCode(page);
  await app.fail({ match: SIGN_UP, fault: { kind: 'truncate' }, when: 'after-commit', times: 1 });
  await enterCode(page, app, newcomer.phone);
  await expect(toast(page, 'Failed to create account. Please try again.')).toBeVisible();
  await verify(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: `Namaste, ${newcomer.firstName}` })).toBeVisible();
});

test('OT-16 OT-19 sign-up: a welcome, and nothing pending is left', async ({ page, app }) => {
  await signUpToCode(page);
  await enterCode(page, app, newcomer.phone);
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page, 'Welcome!')).toContainText('You have been successfully authenticated');
  expect(
    await page.evaluate(() => [
      localStorage.getItem('pendingPhone'),
      sessionStorage.getItem('pendingProfile'),
      sessionStorage.getItem('pendingCode'),
      localStorage.getItem('auth_token') === null,
    ]),
  ).toEqual([null, null, null, false]);
});

test.describe('another code', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('OT-06 OT-07 OT-08 can be asked for after 30 s, which empties the boxes and starts the wait again', async ({
    page,
    app,
  }) => {
    await openCodeScreen(page, returning.phone);
    await code(page).pressSequentially('123');
    await page.clock.runFor(RESEND_AFTER_MS - 2000);
    await expect(resend(page)).toBeHidden();
    await page.clock.runFor(2000);
    await resend(page).click();
    await expect(toast(page, 'OTP Resent')).toContainText(`New OTP sent to ${returning.phone}`);
    await expect(code(page)).toHaveValue('');
    await expect(page.getByText(/Resend in 0:(30|29)/)).toBeVisible();
    await expect(code(page)).toBeFocused();
    await enterCode(page, app, returning.phone);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/dashboard');
  });

  test('OT-09 cannot be sent: the digits stay and the first code still counts', async ({
    page,
    app,
    context,
  }) => {
    await openCodeScreen(page, returning.phone);
    await code(page).fill(await app.codeFor(returning.phone));
    await context.route(
      '**/accounts:sendVerificationCode*',
      providerError(429, 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    );
    await page.clock.runFor(RESEND_AFTER_MS);
    await resend(page).click();
    await expect(toast(page, 'Failed to resend')).toContainText('Please try again later.');
    await expect(code(page)).toHaveValue(/^\d{6}$/);
    await verify(page).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('OT-12 G-04 opened without a code: one is sent; if it cannot be, she is told', async ({
  page,
  app,
  context,
}) => {
  await context.route('**/accounts:sendVerificationCode*', providerError(400, 'QUOTA_EXCEEDED'));
  await page.goto('/signin');
  await page.evaluate(
    (phone) => history.replaceState({ usr: { phone, isLogin: true } }, '', '/otp'),
    returning.phone,
  );
  await page.reload();
  await expect(toast(page, 'Failed to send OTP')).toContainText('Please try again.');
  await context.unroute('**/accounts:sendVerificationCode*');
  await resend(page).click();
  await expect(toast(page, 'OTP Resent')).toBeVisible();
  await enterCode(page, app, returning.phone);
  await expect(page).toHaveURL('/dashboard');
});

test('OT-13 T-22 a reload with a code on its way: it still counts, and no second one is sent', async ({
  page,
  app,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('accounts:sendVerificationCode')) sent += 1;
  });
  await openCodeScreen(page, returning.phone);
  await page.reload();
  await enterCode(page, app, returning.phone);
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(1);
});

test('OT-21 back from a login is sign-in, with the number', async ({ page, app: _reset }) => {
  await openCodeScreen(page, returning.phone);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/signin');
  for (const come of ['by the link', 'by a reload'])
    await test.step(`the number still stands there ${come}`, async () => {
      if (come === 'by a reload') await page.reload();
      await expect(page.getByLabel('Phone number')).toHaveValue(returning.phone);
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    });
});

test('OT-22 back from a sign-up is the form as she left it', async ({ page, app: _reset }) => {
  await signUpToCode(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByLabel('First name')).toHaveValue(newcomer.firstName);
  await expect(page.getByRole('button', { name: 'Continue to Verification' })).toBeEnabled();
});

const confirmations: [Provider, string][] = [
  ['SESSION_EXPIRED', 'That code has expired. Ask for a new one.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many tries. Please wait a few minutes and try again.'],
  ['USER_DISABLED', 'This account has been switched off. Please contact support.'],
  ['SOMETHING_NEW', 'Verification failed. Please try again.'],
];
for (const [word, text] of confirmations)
  test(`OT-14 the provider answers ${word} to the code`, async ({ page, app, context }) => {
    await context.route('**/accounts:signInWithPhoneNumber*', providerError(400, word));
    await openCodeScreen(page, returning.phone);
    await enterCode(page, app, returning.phone);
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByText(/Firebase|auth\//)).toHaveCount(0);
    await expect(code(page)).toHaveValue(/^\d{6}$/);
  });
