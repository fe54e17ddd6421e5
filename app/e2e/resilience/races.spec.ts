import { restoreSignedInState } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { recordCases } from '../record-cases.ts';

const LATE_MS = 1500;

test('logout during an enrolment discards its response, without a message [T-25, T-27]', async ({
  page,
  app,
}) => {
  await restoreSignedInState(page, app);
  await page.goto('/session/preparing-for-labour');
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await enroll.waitFor();
  await app.fail({ match: 'POST /api/user/sessions/*', fault: { kind: 'delay', ms: 2 * LATE_MS } });
  const enrollResponse = page.waitForResponse((response) => response.url().endsWith('/enroll'));
  await enroll.click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await enrollResponse;
  // Effects of the response would be immediate.
  await page.waitForLoadState('networkidle');
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /Ananya|98111|is_enrolled/i,
  );
  recordCases(11);
});
