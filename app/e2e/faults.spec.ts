import { enterCode, enterPhone, newcomer, returning, signIn } from './mother.ts';
import { expect, test, toast } from './test.ts';

const CHECK_PHONE = 'POST /api/user/auth/check-phone';

const phoneFaults = [
  ['a connection that breaks off', { kind: 'reset' }, 'Failed to check phone number'],
  ['an HTML error page', { kind: 'html', status: 502 }, 'Failed to check phone number'],
  ['HTML with status 200', { kind: 'html', status: 200 }, 'Failed to check phone number'],
  ['half an answer', { kind: 'truncate' }, 'Failed to check phone number'],
  [
    'a refusal in words',
    { kind: 'status', status: 429, body: { success: false, message: 'Too many tries today.' } },
    'Too many tries today.',
  ],
] as const;

for (const [name, fault, text] of phoneFaults)
  test(`SI-16 SI-17 SI-18 ${name} on the phone check`, async ({ page, app }) => {
    // Not once only: Chromium repeats a request whose kept-alive connection was reset.
    await app.fail({ match: CHECK_PHONE, fault, times: 5 });
    await page.goto('/signin');
    await enterPhone(page, newcomer.phone);
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue(newcomer.phone);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await app.recover();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signup');
  });

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

test('SI-10 a wrong phone cannot be sent', async ({ page, app }) => {
  await page.goto('/signin');
  await page.getByLabel('Phone number').fill('1234567890');
  await expect(page.getByText('Please enter a valid Indian mobile number')).toBeVisible();
  await page.getByLabel('Phone number').press('Enter');
  await expect(page).toHaveURL('/signin');
  expect(await app.requests()).toEqual([]);
});

test('T-22 the code screen survives a reload', async ({ page, app }) => {
  await page.goto('/signin');
  await enterPhone(page, returning.phone);
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.reload();
  await enterCode(page, app, returning.phone);
  await expect(page).toHaveURL('/dashboard');
});

test('SI-16 a provider that cannot be reached', async ({ page, context }) => {
  await context.route('**/accounts:sendVerificationCode*', (route) => route.abort());
  await page.goto('/signin');
  await enterPhone(page, returning.phone);
  await expect(toast(page, 'You seem to be offline. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(returning.phone);
});

test('SU-18 states that cannot be loaded, then can', async ({ page, app }) => {
  await app.fail({
    match: 'GET /api/countries/*',
    fault: { kind: 'status', status: 500, body: { message: 'x' } },
    times: 3,
  });
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await expect(page.getByText('Failed to load states').first()).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await page.getByRole('button', { name: /State/ }).click();
  await expect(page.getByRole('option')).toHaveCount(36);
});

test('SU-30 hospitals that cannot be searched, then can', async ({ page, app }) => {
  await app.fail({ match: 'GET /api/hospitals', fault: { kind: 'html', status: 502 }, times: 1 });
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await page.getByRole('button', { name: /Hospital/ }).click();
  await page.getByPlaceholder('Search...').fill('mother');
  await expect(page.getByRole('dialog').getByText('Failed to fetch hospitals')).toBeVisible();
  await page
    .getByRole('button', { name: /retry|try again/i })
    .or(page.getByRole('option', { name: /retry|try again/i }))
    .click();
  await expect(page.getByRole('option', { name: /Sunrise Mother/ })).toBeVisible();
});

test('SD-06 a session that does not exist', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/session/no-such-session');
  await expect(page.getByText('Session not found')).toBeVisible();
  await page.getByRole('link', { name: 'All sessions' }).click();
  await expect(page).toHaveURL('/sessions');
});

test('an enrolment whose answer is lost ends as enrolled', async ({ page, app }) => {
  await signIn(page, app);
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
  await signIn(page, app);
  await app.fail({
    match: 'GET /api/user/sessions*',
    fault: { kind: 'status', status: 401, body: { message: 'Expired' } },
    times: 10,
  });
  await page.goto('/sessions');
  await expect(page).toHaveURL('/signin');
  await expect(toast(page, 'Please sign in again')).toHaveCount(1);
});
