import type { Locator, Page } from '@playwright/test';
import type { AppServer } from '../backend.ts';
import { restoreSignedInState, enterPhone, fillSignUp, unregisteredUser, returning } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { recordCases } from '../record-cases.ts';

const TAPS = 100;
const SECOND_MS = 1000;
/** Responses arrive after the last tap. */
const LATE_MS = 1500;
const RESEND_AFTER_MS = 30_000;
const SEND_CODE = 'accounts:sendVerificationCode';
const CONFIRM = 'accounts:signInWithPhoneNumber';

/** A hundred taps in a second. */
const tapAll = async (button: Locator) => {
  await expect(button).toBeEnabled();
  await button.evaluate(
    (element: HTMLButtonElement, [taps, pause]) => {
      for (let tap = 0; tap < taps; tap += 1) setTimeout(() => element.click(), tap * pause);
    },
    [TAPS, SECOND_MS / TAPS] as const,
  );
  recordCases(6, TAPS);
};

/** Counts the POST requests whose path ends with `end`. */
const countRequests = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return (end: string) => sent.filter((path) => path.endsWith(end)).length;
};

const delayResponses = async (page: Page, app: AppServer) => {
  for (const match of ['POST /api/user/auth/*', 'POST /api/user/sessions/*'])
    await app.fail({ match, fault: { kind: 'delay', ms: LATE_MS }, times: 50 });
  await page.route(/accounts:(sendVerificationCode|signInWithPhoneNumber)/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, LATE_MS);
    });
    await route.continue();
  });
};

test(
  'a hundred taps in a second on each of six buttons send one request each [SI-09, SD-09]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    const count = countRequests(page);
    await delayResponses(page, app);
    await test.step('Sign In', async () => {
      await page.goto('/signin');
      await page.getByLabel('Phone number').fill(unregisteredUser.phone);
      await tapAll(page.getByRole('button', { name: 'Sign In' }));
      await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
      expect(count('/check-phone')).toBe(1);
    });
    await page.clock.install();
    await test.step('Continue to Verification', async () => {
      await fillSignUp(page);
      await tapAll(page.getByRole('button', { name: 'Continue to Verification' }));
      await page.clock.runFor(SECOND_MS);
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
      expect(count(SEND_CODE)).toBe(1);
    });
    await test.step('Resend Code', async () => {
      await page.clock.runFor(RESEND_AFTER_MS);
      await tapAll(page.getByRole('button', { name: 'Resend Code' }));
      await page.clock.runFor(SECOND_MS);
      await expect(toast(page, 'OTP Resent')).toBeVisible();
      expect(count(SEND_CODE)).toBe(2);
    });
    await test.step('Verify & Continue, of a sign-up', async () => {
      await page.getByLabel('Verification code').fill(await app.codeFor(unregisteredUser.phone));
      await tapAll(page.getByRole('button', { name: 'Verify & Continue' }));
      await page.clock.runFor(SECOND_MS);
      await expect(toast(page, 'Welcome!')).toBeVisible();
      await page.clock.resume();
      await expect(
        page.getByRole('heading', { name: `Namaste, ${unregisteredUser.firstName}` }),
      ).toBeVisible();
      expect([count(CONFIRM), count('/signup/verify-firebase-token')]).toEqual([1, 1]);
    });
    await test.step('Enroll Now', async () => {
      await page.goto('/session/preparing-for-labour');
      await tapAll(page.getByRole('button', { name: 'Enroll Now' }));
      await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
      expect(count('/enroll')).toBe(1);
    });
    await test.step('Verify & Continue, of a login', async () => {
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await enterPhone(page, returning.phone);
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
      await page.getByLabel('Verification code').fill(await app.codeFor(returning.phone));
      await tapAll(page.getByRole('button', { name: 'Verify & Continue' }));
      await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
      expect([count(CONFIRM), count('/auth/verify-firebase-token')]).toEqual([2, 1]);
    });
  },
);

test('two tabs that enrol at once: both are enrolled, and neither shows an error [SD-13]', async ({
  page,
  context,
  app,
}) => {
  await restoreSignedInState(page, app);
  const other = await context.newPage();
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => tab.goto('/session/preparing-for-labour')));
  const buttons = tabs.map((tab) => tab.getByRole('button', { name: 'Enroll Now' }));
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(buttons.map((button) => button.click()));
  for (const tab of tabs) {
    await expect(tab.getByRole('link', { name: /Join Session/ })).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
  recordCases(6, tabs.length);
});
