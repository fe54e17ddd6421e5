import { restoreSignedInState, goToCodeScreen, returning } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';

/*
 * What only a browser and a network can do to a call. app/test/resilience/screen-faults.test.tsx checks the text of
 * each failure on each screen, status-matrix.test.ts every status and body, network.spec.ts whole journeys.
 */

const LONG_MS = 20_000;
const OFFLINE = 'You seem to be offline. Check your connection and try again.';
const SLUG = 'preparing-for-labour';

test('a reset connection while the code is confirmed shows an error, and a retry succeeds [OT-14, SI-18]', async ({
  page,
  app,
}) => {
  const CONFIRM = '**/accounts:signInWithPhoneNumber*';
  const verify = page.getByRole('button', { name: 'Verify & Continue' });
  await goToCodeScreen(page, returning.phone);
  await page.getByLabel('Verification code').fill(await app.codeFor(returning.phone));
  await page.route(CONFIRM, (route) => route.abort('connectionreset'));
  await verify.click();
  await expect(page.getByText(OFFLINE).filter({ visible: true }).first()).toBeVisible({ timeout: LONG_MS });
  await page.unroute(CONFIRM);
  await verify.click();
  await expect(page).toHaveURL('/dashboard', { timeout: LONG_MS });
});

test('the list of sessions shows that the device is offline, and loads with the network [T-26]', async ({
  page,
  app,
  context,
}) => {
  await restoreSignedInState(page, app);
  await page.goto('/sessions?tab=completed');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(page.getByText('No internet connection').first()).toBeVisible({ timeout: LONG_MS });
  await context.setOffline(false);
  // The list reloads by itself (QC-07).
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: LONG_MS });
});

test(
  'an enrolment whose response is lost or cut off counts as enrolled [SD-13]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    test.slow();
    for (const kind of ['reset', 'truncate'] as const)
      await test.step(kind, async () => {
        await app.reset();
        await app.fail({
          match: 'POST /api/user/sessions/*',
          fault: { kind },
          when: 'after-commit',
          times: 50,
        });
        if (kind === 'reset') await restoreSignedInState(page, app);
        await page.goto(`/session/${SLUG}`);
        await page.getByRole('button', { name: 'Enroll Now' }).click();
        await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
        await expect(toast(page, 'Your place could not be saved')).toHaveCount(0);
      });
  },
);
