import type { Page } from '@playwright/test';
import { giveConsent, hideAutomation, getEventNames } from './consent.ts';
import { getHeaders } from './hosting.ts';
import { allInjections } from './injections.ts';
import { enterCode, enterPhone, fillSignUp, memberPaths, unregisteredUser } from './test-user.ts';
import { ANALYTICS, PRODUCTION, test } from './production.ts';
import { publicPages } from './public.ts';
import { expect, toast } from './test.ts';
import { recordCases } from './record-cases.ts';

test('the whole journey of a production build on Firebase Hosting never violates its Content-Security-Policy [T-13]', async ({
  page,
  app,
  production,
  errors,
}) => {
  test.slow();
  await hideAutomation(page);
  // Requests, not responses: a page that is left sends its events, and its responses are not reported.
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  const sentToAnalytics = () => requests.filter((url) => url.startsWith(ANALYTICS));
  const responses: { origin: string; policy: string | undefined }[] = [];
  page.on('response', (response) => {
    const { origin } = new URL(response.url());
    responses.push({ origin, policy: response.headers()['content-security-policy'] });
  });
  for (const { path, heading } of publicPages) {
    await page.goto(PRODUCTION + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto(`${PRODUCTION}/signin`);
  await enterPhone(page, unregisteredUser.phone);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Continue to Verification' }).click();
  await enterCode(page, app, unregisteredUser.phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${unregisteredUser.firstName}` })).toBeVisible();
  expect(sentToAnalytics()).toEqual([]);
  await giveConsent(page);
  await page.goto(`${PRODUCTION}/session/preparing-for-labour`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText(/^Your place is kept/)).toBeVisible();
  for (const path of memberPaths) {
    await page.goto(PRODUCTION + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => getEventNames(app), { timeout: 30_000 }).toContain('$pageview');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'You have been successfully logged out')).toBeVisible();

  expect(errors).toEqual([]);
  // Every response of the host carries the policy.
  const fromApp = responses.filter(({ origin }) => origin === PRODUCTION);
  expect(new Set(fromApp.map(({ policy }) => policy))).toEqual(
    new Set([getHeaders('production')['Content-Security-Policy']]),
  );
  // Only these other hosts are contacted, and no URL at the analytics host contains user data.
  const others = new Set(
    requests.map((url) => new URL(url).origin).filter((origin) => origin !== PRODUCTION),
  );
  expect([...others].toSorted()).toEqual([
    'https://backend.example',
    ANALYTICS,
    'https://identitytoolkit.googleapis.com',
    'https://www.google.com',
    'https://www.gstatic.com',
  ]);
  expect(sentToAnalytics().filter((url) => /\d{10}|labour|meera|kulkarni|sunrise/i.test(url))).toEqual([]);
  expect(production.recaptchaUrls).toHaveLength(1);
  expect(production.recaptchaUrls[0]).toContain('trustedtypes=true');
  recordCases(15, responses.length);
});

/** A busy browser reports a violation late. */
const LONG_TIMEOUT_MS = 10_000;
/** Short where no violation is expected. */
const SHORT_TIMEOUT_MS = 100;

/** Runs all injections in the page and collects the requests that reach the external host. */
const runInjections = async (page: Page, namedMs: number) => {
  const externalRequests: string[] = [];
  await page.context().route(/evil\.example/, async (route) => {
    externalRequests.push(route.request().url());
    await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
  });
  const outcomes = await page.evaluate<Record<string, string>>(allInjections(namedMs));
  return { outcomes: Object.entries(outcomes), externalRequests };
};

test.describe('injections', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the policy rejects markup, URLs and code from a text, and every outgoing request', async ({
    page,
    errors,
  }) => {
    await page.goto('/about');
    const { outcomes, externalRequests } = await runInjections(page, LONG_TIMEOUT_MS);
    expect(outcomes.filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
    expect(externalRequests).toEqual([]);
    expect(errors.splice(0).length).toBeGreaterThan(outcomes.length / 2);
    recordCases(15, outcomes.length);
  });

  test(
    'injections succeed without the policy, which proves that the test detects them',
    { tag: '@resilience' },
    async ({ page, errors }) => {
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _policy, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await page.goto('/about');
      const { outcomes, externalRequests } = await runInjections(page, SHORT_TIMEOUT_MS);
      // The browser itself or the missing network stops the others.
      expect(outcomes.filter(([, outcome]) => outcome !== 'refused').length).toBeGreaterThan(
        outcomes.length / 2,
      );
      expect(outcomes.filter(([, outcome]) => outcome === 'ran').length).toBeGreaterThan(5);
      expect(externalRequests.length).toBeGreaterThan(5);
      errors.splice(0);
    },
  );
});
