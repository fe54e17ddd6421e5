import type { Page } from '@playwright/test';
import { enterCode, enterPhone, fillSignUp, newcomer, openCodeScreen, returning } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { recordTried } from '../attempt-log.ts';

const LATE_MS = 3000;
const SIGN_UP = 'POST /api/user/auth/signup/verify-firebase-token';

const code = (page: Page) => page.getByLabel('Verification code');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify & Continue' });
const onCodeScreen = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
const onForm = (page: Page) => expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();

test(
  'OT-13 T-22 a reload at eight points of a sign-up, and it still ends on the dashboard',
  { tag: '@trust' },
  async ({ page, app }) => {
    let sent = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('accounts:sendVerificationCode')) sent += 1;
    });
    const point = (name: string, work: () => Promise<unknown>) =>
      test.step(name, async () => {
        await work();
        await page.reload();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        recordTried(7);
      });
    const hold = (url: string) =>
      page.route(url, async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, LATE_MS);
        });
        await route.continue().catch(() => {
          // The page that asked is gone.
        });
      });

    await page.goto('/signin');
    await point('the number is typed', () => page.getByLabel('Phone number').fill(newcomer.phone));
    await point('the number is being checked', async () => {
      await app.fail({ match: 'POST /api/user/auth/check-phone', fault: { kind: 'delay', ms: LATE_MS } });
      await enterPhone(page, newcomer.phone);
    });
    await enterPhone(page, newcomer.phone);
    await onForm(page);
    await point('the form is half filled in', () => page.getByLabel('First name').fill('Meera'));
    await onForm(page);
    await point('the code is being sent', async () => {
      await fillSignUp(page);
      await hold('**/accounts:sendVerificationCode*');
      await page.getByRole('button', { name: 'Continue to Verification' }).click();
      await expect(page.getByRole('button', { name: 'Sending the code...' })).toBeVisible();
    });
    await onForm(page);
    // What was submitted is not lost.
    await expect(page.getByLabel('First name')).toHaveValue(newcomer.firstName);
    await page.getByRole('button', { name: 'Continue to Verification' }).click();
    await onCodeScreen(page);
    const before = sent;
    await point('the code is on its way', () => onCodeScreen(page));
    await onCodeScreen(page);
    await point('three digits are typed', () => code(page).pressSequentially('123'));
    await onCodeScreen(page);
    await point('the code is being confirmed', async () => {
      await hold('**/accounts:signInWithPhoneNumber*');
      await code(page).fill(await app.codeFor(newcomer.phone));
      await verify(page).click();
      await expect(verify(page)).toBeHidden();
    });
    await onCodeScreen(page);
    await point('the account is being made', async () => {
      await app.fail({ match: SIGN_UP, fault: { kind: 'delay', ms: LATE_MS }, when: 'after-commit' });
      await code(page).fill(await app.codeFor(newcomer.phone));
      const asked = page.waitForRequest((request) => request.url().endsWith('/signup/verify-firebase-token'));
      await verify(page).click();
      await asked;
    });
    await onCodeScreen(page);
    await code(page).fill('123456');
    await verify(page).click();
    await expect(page.getByRole('heading', { name: `Namaste, ${newcomer.firstName}` })).toBeVisible();
    expect(sent, 'messages sent after the first').toBe(before);
  },
);

test(
  'OT-13 T-22 a tab that is killed while she reads the SMS: another one gets her in',
  { tag: '@trust' },
  async ({ page, context, app }) => {
    await openCodeScreen(page, returning.phone);
    await page.close();
    const other = await context.newPage();
    await other.goto('/otp');
    await expect(other).toHaveURL('/signin');
    await enterPhone(other, returning.phone);
    await enterCode(other, app, returning.phone);
    await expect(other).toHaveURL('/dashboard');
    recordTried(7);
  },
);

test('OT-14 T-22 five wrong codes are five plain sentences, and the right one still counts', async ({
  page,
  app,
}) => {
  await openCodeScreen(page, returning.phone);
  const right = await app.codeFor(returning.phone);
  const text = 'That code is not right. Check the SMS and try again.';
  for (const digit of ['1', '2', '3', '4', '5']) {
    const wrong = digit.repeat(6);
    await code(page).fill(wrong === right ? '666666' : wrong);
    await verify(page).click();
    await expect(code(page)).toHaveAccessibleDescription('Check the six digits and type them again.');
    await expect(code(page)).toBeEditable();
    recordTried(7);
  }
  // Three at a time, however many there were (spec §8).
  expect(await toast(page, text).count()).toBeLessThanOrEqual(3);
  await code(page).fill(right);
  await expect(code(page)).toHaveAccessibleDescription('');
  await verify(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'OT-21 T-22 Back and Forward between number and code lose neither',
  { tag: '@trust' },
  async ({ page, app }) => {
    await openCodeScreen(page, returning.phone);
    await page.goBack();
    await expect(page).toHaveURL('/signin');
    await page.goForward();
    await onCodeScreen(page);
    await page.goBack();
    await page.goForward();
    await enterCode(page, app, returning.phone);
    await expect(page).toHaveURL('/dashboard');
    // The way back leads past the code, which is used up.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toHaveCount(0);
    recordTried(7, 2);
  },
);

for (const [name, shift] of [
  ['ahead', 3_600_000],
  ['behind', -3_600_000],
] as const)
  test(
    `OT-06 T-22 a clock that jumps an hour ${name} on the code screen`,
    { tag: '@trust' },
    async ({ page, app }) => {
      await page.clock.install();
      await openCodeScreen(page, returning.phone);
      await page.clock.setSystemTime(Date.now() + shift);
      await page.reload();
      await onCodeScreen(page);
      if (name === 'behind') {
        // It was sent an hour from now, but she waits no longer than anybody.
        await page.clock.runFor(30_000);
      }
      await expect(page.getByRole('button', { name: 'Resend Code' })).toBeEnabled();
      await enterCode(page, app, returning.phone);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('article').first()).toBeVisible();
      recordTried(7);
    },
  );
