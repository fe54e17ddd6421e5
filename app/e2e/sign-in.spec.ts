import { holdScripts } from './public.ts';
import { enterPhone, newcomer, openCodeScreen, returning } from './test-user.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

const CHECK_PHONE = 'POST /api/user/auth/check-phone';

test('the sign-in screen', async ({ page, app: _reset }) => {
  await page.goto('/signin');
  const phone = page.getByLabel('Phone number');
  const submit = page.getByRole('button', { name: 'Sign In' });

  await test.step('RT-06 SI-01 SI-02 its words', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByText('Sign in to continue your pregnancy journey')).toBeVisible();
  });
  await test.step('SI-03 one field, a sample number in it', async () => {
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await expect(phone).toHaveAttribute('placeholder', /^\d{5} ?\d{5}$/);
  });
  await test.step('SI-04 T-29 digits only, whatever is typed or filled in', async () => {
    await phone.pressSequentially('+98a7-6 5');
    await expect(phone).toHaveValue('98765');
    await phone.fill('+91 98765 43210');
    await expect(phone).toHaveValue('9876543210');
  });
  await test.step('SI-08 SI-10 the button waits for a number that is right, and says so', async () => {
    await phone.fill('5876543210');
    await expect(page.getByText('Please enter a valid Indian mobile number')).toBeVisible();
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Enter your 10-digit mobile number to go on.');
    await phone.fill('9876543210');
    await expect(submit).toBeEnabled();
  });
  await test.step('T-31 Enter too early says why', async () => {
    await phone.fill('98765');
    await phone.press('Enter');
    await expect(phone).toHaveAccessibleDescription('Phone number must be at least 10 digits');
  });
  await test.step('SI-11 back is the landing page', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('SI-09 while it is being checked the number stays, and a second press sends nothing', async ({
  page,
  app,
}) => {
  await app.fail({ match: CHECK_PHONE, fault: { kind: 'delay', ms: 1500 } });
  await page.goto('/signin');
  await page.getByLabel('Phone number').fill(newcomer.phone);
  await page.getByLabel('Phone number').press('Enter');
  const busy = page.getByRole('button', { name: 'Signing In...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.getByLabel('Phone number').press('Enter');
  await page.getByLabel('Phone number').press('Backspace');
  await expect(page.getByLabel('Phone number')).toHaveValue(newcomer.phone);
  await expect(page).toHaveURL('/signup');
  const checks = (await app.requests()).filter(({ path }) => path.endsWith('/check-phone'));
  expect(checks.map(({ body }) => body)).toEqual([{ phone: newcomer.phone }]);
});

test('RT-08 SI-13 ID-01 a known number gets six digits by SMS and opens the code screen', async ({
  page,
  app,
}) => {
  await openCodeScreen(page, returning.phone);
  await expect(page).toHaveURL('/otp');
  expect(await app.codeFor(returning.phone)).toMatch(/^\d{6}$/);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    phone: returning.phone,
    isLogin: true,
    otpSent: true,
  });
});

test('SI-14 AU-12 a new number is kept, in local storage, and carried to the sign-up form', async ({
  page,
  app: _reset,
}) => {
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await expect(page).toHaveURL('/signup');
  expect(
    await page.evaluate(() => [
      localStorage.getItem('pendingPhone'),
      sessionStorage.getItem('pendingPhone'),
      (history.state as { usr: unknown }).usr,
    ]),
  ).toEqual([newcomer.phone, null, { phone: newcomer.phone }]);
});

test('a mother who goes back while her number is checked is not pulled on', async ({ page, app }) => {
  await app.fail({ match: CHECK_PHONE, fault: { kind: 'delay', ms: 1500 } });
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  const answer = page.waitForResponse('**/check-phone');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await (await answer).finished();
  await expect(page.getByRole('link', { name: 'Start Your Journey Free' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Error')).toHaveCount(0);
});

test('SI-16 SI-18 without a network the user is told so, by the check of the number and by the code alike', async ({
  page,
  context,
  app: _reset,
}) => {
  const offline = toast(page, 'You seem to be offline. Check your connection and try again.');
  await page.goto('/signin');
  await page.getByLabel('Phone number').fill(returning.phone);
  // The provider and what toasts look like have come: nothing is missing but the network.
  await page.waitForLoadState('networkidle');
  await test.step('the check of the number', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(offline).toContainText('Error');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await offline.getByRole('button').click();
    await expect(offline).toHaveCount(0);
    await context.setOffline(false);
  });
  await test.step('the network goes between the check and the code', async () => {
    await context.route('**/accounts:sendVerificationCode*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(offline).toContainText('Error');
    await expect(page).toHaveURL('/signin');
  });
});

test('a sign-in whose provider could not be loaded works when the network is back', async ({
  page,
  context,
  app,
}) => {
  await context.route('**/assets/firebase*.js*', (route) => route.abort());
  await page.goto('/signin');
  await enterPhone(page, returning.phone);
  await expect(toast(page, 'You seem to be offline. Check your connection and try again.')).toBeVisible();
  await context.unroute('**/assets/firebase*.js*');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/otp');
  expect(await app.codeFor(returning.phone)).toMatch(/^\d{6}$/);
});

test('the provider comes with the first digit, and not before', async ({ page, app: _reset }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const firebase = () => asked.filter((path) => path.includes('/firebase'));
  // The landing page at rest has fetched what is behind sign-in, too.
  await page.goto('/');
  await expect.poll(() => asked.some((path) => path.includes('/product-'))).toBe(true);
  await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Phone number').focus();
  await page.waitForLoadState('networkidle');
  expect(firebase()).toEqual([]);
  await page.getByLabel('Phone number').pressSequentially('9');
  await expect.poll(firebase).not.toEqual([]);
});

test('what is pressed before the page’s scripts have come is carried out when they have', async ({
  page,
  app: _reset,
}) => {
  const letCome = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'How we use your data' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letCome();
  await expect(page.getByRole('dialog', { name: 'How we use your data' })).toBeVisible();
});

test('T-20 the privacy notice opens over the form, goes with Back, and says so when it cannot come', async ({
  page,
  context,
  app: _reset,
}) => {
  const notice = page.getByRole('dialog', { name: 'How we use your data' });
  const open = page.getByRole('button', { name: 'How we use your data' });
  await context.route('**/assets/dialogs*.js*', (route) => route.abort());
  await page.goto('/signin');
  await expect(page.getByText('Janani is for adults: 18 and over.')).toBeVisible();
  await page.getByLabel('Phone number').fill('98765');
  await open.click();
  await expect(page.getByText('The privacy notice could not be loaded', { exact: false })).toBeVisible();
  await context.unroute('**/assets/dialogs*.js*');
  await open.click();
  await expect(notice).toContainText('Google sends the code by SMS');
  await expect(notice).toContainText('help@janani.example');
  await expectAccessible(page);
  await page.goBack();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Phone number')).toHaveValue('98765');
  await expect(open).toBeFocused();
});
