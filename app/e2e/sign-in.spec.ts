import { enterPhone, unregisteredUser, goToCodeScreen, returning } from './test-user.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

const CHECK_PHONE = 'POST /api/user/auth/check-phone';

test('the sign-in screen validates the number and opens the code screen', async ({ page, app }) => {
  const phone = page.getByLabel('Phone number');
  const submit = page.getByRole('button', { name: 'Sign In' });

  await test.step('the provider is loaded on the first digit', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const firebase = () => requested.filter((path) => path.includes('/firebase'));
    // The idle landing page preloads the pages behind sign-in as well.
    await page.goto('/');
    await expect.poll(() => requested.some((path) => path.includes('/product-'))).toBe(true);
    await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await phone.focus();
    await page.waitForLoadState('networkidle');
    expect(firebase()).toEqual([]);
    await phone.pressSequentially('9');
    await expect.poll(firebase).not.toEqual([]);
    await phone.fill('');
  });
  await test.step('its texts [RT-06, SI-01, SI-02]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByText('Sign in to continue your pregnancy journey')).toBeVisible();
  });
  await test.step('one field with a sample number as placeholder [SI-03]', async () => {
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await expect(phone).toHaveAttribute('placeholder', /^\d{5} ?\d{5}$/);
  });
  await test.step('typed and pasted input is reduced to digits [SI-04, T-29]', async () => {
    await phone.pressSequentially('+98a7-6 5');
    await expect(phone).toHaveValue('98765');
    await phone.fill('+91 98765 43210');
    await expect(phone).toHaveValue('9876543210');
  });
  await test.step('the button is disabled until the number is valid, with a description [SI-08, SI-10]', async () => {
    await phone.fill('5876543210');
    await expect(page.getByText('Please enter a valid Indian mobile number')).toBeVisible();
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Enter your 10-digit mobile number to continue.');
    await phone.fill('9876543210');
    await expect(submit).toBeEnabled();
  });
  await test.step('Enter on an incomplete number shows the error [T-31]', async () => {
    await phone.fill('98765');
    await phone.press('Enter');
    await expect(phone).toHaveAccessibleDescription('Phone number must be at least 10 digits');
  });
  await test.step('the privacy notice opens over the form, and Back closes it [T-20]', async () => {
    const open = page.getByRole('button', { name: 'How we use your data' });
    const notice = page.getByRole('dialog', { name: 'How we use your data' });
    await expect(page.getByText('Janani is for adults: 18 and over.')).toBeVisible();
    await open.click();
    await expect(notice).toContainText('Google sends the code by SMS');
    await expect(notice).toContainText('help@janani.example');
    await expectAccessible(page);
    await page.goBack();
    await expect(notice).toBeHidden();
    await expect(phone).toHaveValue('98765');
    await expect(open).toBeFocused();
  });
  await test.step('Back leads to the landing page [SI-11]', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('a known number gets six digits by SMS and opens the code screen [RT-08, SI-13, ID-01]', async () => {
    await goToCodeScreen(page, returning.phone);
    await expect(page).toHaveURL('/otp');
    expect(await app.codeFor(returning.phone)).toMatch(/^\d{6}$/);
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
      phone: returning.phone,
      isLogin: true,
      otpSent: true,
    });
  });
});

test('a user who goes back while the number is checked stays there [SI-09]', async ({ page, app }) => {
  await app.fail({ match: CHECK_PHONE, fault: { kind: 'delay', ms: 1500 } });
  await page.goto('/signin');
  await enterPhone(page, unregisteredUser.phone);
  const response = page.waitForResponse('**/check-phone');
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await (await response).finished();
  await expect(page.getByRole('link', { name: 'Start Your Journey Free' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Error')).toHaveCount(0);
});
