import type { Page } from '@playwright/test';
import { enterCode, goToCodeScreen, returning } from './test-user.ts';
import { providerError } from './provider.ts';
import { expect, isUncovered, test, toast } from './test.ts';

const LOG_IN = 'POST /api/user/auth/verify-firebase-token';

const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify & Continue' });
const code = (page: Page) => page.getByLabel('Verification code');

test('a wrong code is marked as invalid, and the right one is then accepted [OT-10, OT-14]', async ({
  page,
  app,
}) => {
  await goToCodeScreen(page, returning.phone);
  await code(page).fill('12345');
  await expect(verifyButton(page)).toBeDisabled();
  const right = await app.codeFor(returning.phone);
  const wrong = right === '111111' ? '222222' : '111111';
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await code(page).fill(wrong);
    await verifyButton(page).click();
    await expect(toast(page, 'Error')).toContainText('That code is not right. Check the SMS and try again.');
    await expect(code(page)).toHaveAccessibleDescription('Check the six digits and type them again.');
    await expect.poll(() => isUncovered(page.getByRole('heading', { level: 1 }))).toBe(true);
    await expect(code(page)).toBeFocused();
  }
  // All six digits are selected, so that the first key replaces them.
  await page.keyboard.type(right);
  await expect(code(page)).toHaveValue(right);
  await verifyButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('one code is enough through a reload, a failed login and another reload [OT-13, T-22]', async ({
  page,
  app,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('accounts:sendVerificationCode')) sent += 1;
  });
  await app.fail({ match: LOG_IN, fault: { kind: 'html', status: 502 }, times: 1 });
  await goToCodeScreen(page, returning.phone);
  await page.reload();
  // The provider accepts a code once: the first code has to stay valid through the reload.
  const right = await app.codeFor(returning.phone);
  await code(page).fill(right);
  await verifyButton(page).click();
  await expect(toast(page, 'Verification failed. Please try again.')).toBeVisible();
  await expect(code(page)).toHaveValue(right);
  await page.reload();
  await code(page).fill(right);
  await verifyButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(1);
});

test('the code screen opened without a code sends one; where that fails, it shows an error and a retry succeeds [OT-12, G-04]', async ({
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
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(toast(page, 'OTP Resent')).toBeVisible();
  await enterCode(page, app, returning.phone);
  await expect(page).toHaveURL('/dashboard');
});
