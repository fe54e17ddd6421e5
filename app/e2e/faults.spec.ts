import { comeBack, enterPhone, newcomer } from './test-user.ts';
import { expect, test, toast } from './test.ts';

const CHECK_PHONE = 'POST /api/user/auth/check-phone';

test('SI-15 an answer without an exists flag', async ({ page, app }) => {
  await app.fail({
    match: CHECK_PHONE,
    fault: { kind: 'json', body: { success: true, message: 'ok', data: {} } },
    times: 1,
  });
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await expect(toast(page, 'Unable to proceed')).toBeVisible();
  await expect(toast(page, 'Please try again later.')).toBeVisible();
});

test('SD-06 a session that does not exist', async ({ page, app }) => {
  await comeBack(page, app);
  await page.goto('/session/no-such-session');
  await expect(page.getByText('Session not found')).toBeVisible();
  await page.getByText('All sessions', { exact: true }).click();
  await expect(page).toHaveURL('/sessions');
});

test('an enrolment whose answer is lost ends as enrolled', async ({ page, app }) => {
  await comeBack(page, app);
  await app.fail({
    match: 'POST /api/user/sessions/*',
    fault: { kind: 'reset' },
    when: 'after-commit',
    times: 1,
  });
  await page.goto('/session/preparing-for-labour');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('G-16 a token the backend refuses ends the session, once', async ({ page, app }) => {
  await comeBack(page, app);
  await app.fail({
    match: 'GET /api/user/sessions*',
    fault: { kind: 'status', status: 401, body: { message: 'Expired' } },
    times: 10,
  });
  await page.goto('/sessions');
  await expect(page).toHaveURL('/signin');
  await expect(toast(page, 'Please sign in again')).toHaveCount(1);
});
