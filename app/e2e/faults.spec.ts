import { restoreSignedInState } from './test-user.ts';
import { expect, test, toast } from './test.ts';

test('a token that the backend rejects ends the session, with one message [G-16]', async ({ page, app }) => {
  await restoreSignedInState(page, app);
  await app.fail({
    match: 'GET /api/user/sessions*',
    fault: { kind: 'status', status: 401, body: { message: 'Expired' } },
    times: 10,
  });
  await page.goto('/sessions');
  await expect(page).toHaveURL('/signin');
  await expect(toast(page, 'Please sign in again')).toHaveCount(1);
});
