import type { Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { enterPhone, fillSignUp, unregisteredUser } from './test-user.ts';
import { expect, test } from './test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Continue to Verification' });

const openForm = async (page: Page) => {
  await page.goto('/signin');
  await enterPhone(page, unregisteredUser.phone);
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
};
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('button', { name: new RegExp(field) }).click();
  await page.getByRole('option', { name: option }).dispatchEvent('click');
};
const chooseHospital = async (page: Page, search: string, option: string | RegExp) => {
  await page.getByRole('button', { name: /^Hospital/ }).click();
  await page.getByPlaceholder('Search...').fill(search);
  await page.getByRole('option', { name: option }).click();
};
const addCustom = async (page: Page, field: string, text: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  // Dispatched as by assistive technology: a tap this fast would be ignored as the second half of a double tap.
  await page.getByRole('option', { name: 'Add custom' }).dispatchEvent('click');
  await page.getByPlaceholder('Enter custom value').fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};
const countRequests = async (app: AppServer, path: RegExp) =>
  (await app.requests()).filter((request) => path.test(request.path)).length;

test('the sign-up screen validates its fields and loads hospitals and doctors', async ({ page, app }) => {
  await app.fail({ match: 'GET /api/countries/', fault: { kind: 'delay', ms: 1000 } });
  await openForm(page);

  await test.step('the list of states shows that it is loading [SU-17]', () =>
    expect(page.getByRole('button', { name: /State/ })).toContainText('Loading states...'));
  await test.step('the phone number of the sign-in is shown, also after a reload [RT-07, SU-01, SU-03]', async () => {
    await page.evaluate(() => localStorage.removeItem('pendingPhone'));
    await page.reload();
    await expect(page.getByText('+91 98765 43210')).toBeVisible();
  });
  await test.step('the due date and the submit button have the specified texts [SU-12, SU-32]', async () => {
    await expect(page.getByRole('button', { name: /Expected due date/ })).toContainText('Pick a date');
    await expect(submit(page)).toBeVisible();
  });
  await test.step('each field is exposed as required', async () => {
    for (const name of ['First name', 'Last name', 'City'])
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('aria-required', 'true');
    // On a phone these are buttons, which have no required state in ARIA.
    for (const name of [/Expected due date/, /State/, /Hospital/, /Doctor/])
      await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/\(required\)/);
  });
  await test.step('each field shows its error on blur and on every change after that [SU-34]', async () => {
    const first = page.getByLabel('First name');
    const last = page.getByLabel('Last name');
    await first.fill('M');
    await expect(first).toHaveAccessibleDescription('');
    await last.fill('K2');
    await last.blur();
    await expect(first).toHaveAccessibleDescription('First name must be at least 2 characters');
    await expect(last).toHaveAccessibleDescription('Last name can only contain letters and spaces');
    await first.pressSequentially('eera');
    await expect(first).toHaveAccessibleDescription('');
    await first.pressSequentially('1');
    await expect(first).toHaveAccessibleDescription('First name can only contain letters and spaces');
  });
  await test.step('the city requires a state and is cleared with it [SU-21, SU-22]', async () => {
    const city = page.getByLabel('City');
    await expect(city).toBeDisabled();
    await expect(city).toHaveAttribute('placeholder', 'Choose a state first');
    await choose(page, 'State', 'Maharashtra');
    await city.fill('Pune');
    await choose(page, 'State', 'Maharashtra');
    await expect(city).toHaveValue('Pune');
    await choose(page, 'State', 'Kerala');
    await expect(city).toHaveValue('');
  });
  await test.step('the search for hospitals shows their number of doctors [SU-24, SU-29]', async () => {
    await page.getByRole('button', { name: /^Hospital/ }).click();
    await page.getByPlaceholder('Search...').fill('s');
    await page.getByPlaceholder('Search...').fill('sunrise mother');
    await expect(page.getByRole('option', { name: /Sunrise Mother & Child Centre.*\(18\)/ })).toBeVisible();
    expect(await countRequests(app, /\/hospitals$/)).toBe(1);
    await page.getByRole('option', { name: /Sunrise Mother/ }).click();
  });
  await test.step('the doctors belong to the hospital, and the choice is cleared with it [SU-26, SU-28]', async () => {
    await choose(page, '^Doctor', 'Dr Kavita Rao');
    await expect(page.getByRole('button', { name: /^Doctor/ })).toContainText('Dr Kavita Rao');
    await chooseHospital(page, 'shanti mother', /Shanti Mother Care/);
    await expect(page.getByRole('button', { name: /^Doctor/ })).not.toContainText('Dr Kavita Rao');
  });
  await test.step('a custom hospital has no list of doctors and requests none [SU-24, SU-26, T-28]', async () => {
    const before = await countRequests(app, /\/doctors$/);
    await addCustom(page, 'Hospital', 'Patil Nursing Home');
    await addCustom(page, 'Doctor', 'Dr Patil');
    await expect(page.getByRole('button', { name: /^Doctor/ })).toContainText('Dr Patil');
    expect(await countRequests(app, /\/doctors$/)).toBe(before);
  });
  await test.step('submit is disabled and lists the missing fields [SU-35]', async () => {
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAccessibleDescription(
      'Still to fill in: First name, Last name, Expected due date and City',
    );
  });
  await test.step('a link leads back to sign-in [SU-33]', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/signin');
  });
});

test('submit stores the profile, sends a code and opens the code screen [SU-35, SU-37, SU-38]', async ({
  page,
  app,
}) => {
  await openForm(page);
  await fillSignUp(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*sendVerificationCode*', (route) => released.then(() => route.continue()));
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Sending the code...' })).toBeDisabled();
  // The form cannot be changed while it is submitted.
  await page.getByLabel('City').press('End');
  await page.getByLabel('City').pressSequentially('bad');
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  release();
  await expect(page).toHaveURL('/otp');
  expect(await app.codeFor(unregisteredUser.phone)).toMatch(/^\d{6}$/);
  const stored = await page.evaluate(() => [
    JSON.parse(sessionStorage.getItem('pendingProfile') ?? '') as unknown,
    localStorage.getItem('pendingProfile'),
    (history.state as { usr: unknown }).usr,
  ]);
  expect(stored).toEqual([
    expect.objectContaining({
      first_name: unregisteredUser.firstName,
      city: 'Pune',
      hospital: 'Sunrise Mother & Child Centre',
      hospital_code: expect.stringMatching(/./),
      doctor: 'Dr Kavita Rao',
      doctor_code: expect.stringMatching(/./),
    }),
    null,
    { phone: unregisteredUser.phone, isLogin: false, otpSent: true },
  ]);
});
