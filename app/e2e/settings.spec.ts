import { readFileSync } from 'node:fs';
import { checkboxPage } from '@janani/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { getWrites } from './received-calls.ts';
import { restoreSignedInState, returning } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './test.ts';

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
});

test('the profile is shown, edited, cancelled and saved', async ({ page, app }) => {
  await page.goto('/settings');
  const edit = () => page.getByRole('button', { name: 'Edit Profile' }).click();
  await test.step('the side card [ST-09, ST-10, ST-11]', async () => {
    for (const text of ['Premium Member', 'Week 32 of Pregnancy', 'Mumbai, Maharashtra'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Week and place are examples', { exact: false })).toBeVisible();
  });
  await test.step('the fifteen fields [ST-03, ST-04, ST-06]', async () => {
    // Five with a value, and the other ten in one line.
    await expect(page.getByRole('definition')).toHaveCount(6);
    await expect(page.getByRole('definition').last()).toHaveText(
      'Email, Date of birth, State, City, Hospital, Doctor, Gender, Address, Pincode, Bio',
    );
    await edit();
    const form = page.getByRole('form');
    for (const label of ['First name', 'Last name', 'Phone', 'Email', 'City', 'Address', 'Pincode', 'Bio'])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    for (const label of ['Current pregnancy week', 'State', 'Hospital', 'Doctor'])
      await expect(form.getByRole('button', { name: new RegExp(label) })).toBeVisible();
    await expect(form.getByRole('group', { name: /Date of birth/ })).toBeVisible();
    await expect(form.getByRole('radiogroup', { name: 'Gender' })).toHaveText(/Female.*Male.*Other/s);
    await expect(form.getByRole('checkbox', { name: 'WhatsApp notifications' })).not.toBeChecked();
    await expect(form.getByLabel('Phone', { exact: true })).toHaveJSProperty('readOnly', true);
    await expect(form.getByText('Phone number cannot be changed', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('Cancel discards the changes [ST-01, ST-02]', async () => {
    await page.getByLabel('First name').fill('Somebody');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    await edit();
    await expect(page.getByLabel('First name')).toHaveValue('Ananya');
  });
  let week = '';
  await test.step('the week is chosen by the due date [ST-05, T-03]', async () => {
    await page.getByRole('button', { name: /^Current pregnancy week/ }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('button', { name: /, 15 / }).first().click();
    week = (await page.getByText(/^= week \d+$/).textContent())?.replace('= week ', '') ?? '';
  });
  await test.step('changes are saved on this device only [ST-08, ST-12, ST-13]', async () => {
    await page.getByLabel('First name').fill('Anu');
    await page.getByLabel('Pincode').fill('41100456');
    await expect(page.getByLabel('Pincode')).toHaveValue('411004');
    await page.getByLabel('Bio').fill('Loves gardening');
    await checkboxPage(page, 'WhatsApp notifications').toggle();
    await page.reload();
    // The draft survives the reload.
    await expect(page.getByLabel('Bio')).toHaveValue('Loves gardening');
    const before = await getWrites(app);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => stored(page)).toMatch(/wa_optin\W+true/);
    await expect(toast(page, 'Settings Saved')).toContainText('Your profile has been updated successfully');
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(await getWrites(app)).toEqual(before);
    await page.reload();
    await expect(page.getByText('Loves gardening')).toBeVisible();
    await expect(page.getByText(`Week ${week} of Pregnancy`)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Based on your due date')).toBeVisible();
    await expect(page.getByText(week, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Anu');
  });
});

test('a state stored by its number only is shown by name, also where the list of states fails to load [ST-03]', async ({
  page,
  app,
}) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('profile:7', '{"state_id":14,"city":"Pune"}'));
  await page.goto('/settings');
  await expect(page.getByRole('definition').filter({ hasText: 'Maharashtra' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await app.fail({ match: 'GET /api/countries/', fault: { kind: 'html', status: 404 }, times: 50 });
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const state = page.getByRole('button', { name: /State/ });
  await expect(state).toContainText('Retry');
  await expect(state).toContainText('Maharashtra');
  await expect(state).toHaveAccessibleDescription('Failed to load states');
  await test.step('the side card shows the city and state stored on this device [ST-11]', async () => {
    await page.evaluate(() => {
      localStorage['profile:7'] = JSON.stringify({ city: 'Pune', state_name: 'Maharashtra' });
    });
    await page.reload();
    await expect(page.getByText('Pune, Maharashtra', { exact: true })).toBeVisible();
    await expect(page.getByText('Mumbai', { exact: false })).toHaveCount(0);
  });
});

test('the user’s data on this device can be viewed, exported and erased', async ({ page, app }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Address').fill('14 Karve Road');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const before = await getWrites(app);
  const section = page.getByRole('region', { name: 'My data on this device' });
  await section.getByRole('button', { name: 'View' }).click();
  await expect(section.locator('pre')).toContainText('14 Karve Road');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as Record<string, unknown>;
  expect(file).toMatchObject({ profile: { address: '14 Karve Road' } });
  await section.getByRole('button', { name: 'Erase' }).click();
  // The confirmation has the focus, and its buttons are above the tab bar.
  await expect(section.getByRole('group', { name: /Erase them\?/ })).toBeFocused();
  const confirm = section.getByRole('button', { name: 'Erase everything' });
  const tabs = await page.getByRole('navigation').filter({ hasText: 'Home' }).boundingBox();
  await expect
    .poll(async () => {
      const box = await confirm.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(tabs?.y ?? 0);
  await section.getByRole('button', { name: 'Keep it' }).click();
  await expect(section.getByRole('button', { name: 'Erase' })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm.click();
  await expect(page.getByText('14 Karve Road')).toHaveCount(0);
  expect(await stored(page)).not.toContain('Karve');
  expect(await getWrites(app)).toEqual(before);
  await page.reload();
  await test.step('logout clears all user data, including the draft [ST-14, T-25]', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Bio').fill('A secret');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(toast(page, 'You have been successfully logged out')).toBeVisible();
    const remaining = await stored(page);
    for (const text of ['secret', returning.phone, returning.firstName])
      expect(remaining).not.toContain(text);
  });
});
