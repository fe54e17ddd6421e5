import type { Page } from '@playwright/test';
import { searchableDropdownPage, selectPage } from '@janani/ui/testing/playwright';
import { comeBack, enterPhone, newcomer } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { recordTried } from '../attempt-log.ts';

const LATE_MS = 1500;
const DOCTORS = 'GET /api/hospitals/';

const openForm = async (page: Page) => {
  await page.goto('/signin');
  await enterPhone(page, newcomer.phone);
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
};

test('SU-28 another hospital while the doctors of the first are on their way: the second’s are shown', async ({
  page,
  app,
}) => {
  await openForm(page);
  const hospital = searchableDropdownPage(page, 'Hospital');
  await hospital.choose('Sunrise Mother');
  await app.fail({ match: DOCTORS, fault: { kind: 'delay', ms: LATE_MS }, times: 1 });
  const doctor = page.getByRole('button', { name: /^Doctor/ });
  const asked = page.waitForRequest((request) => request.url().includes('/doctors'));
  const late = page.waitForResponse((response) => response.url().includes('/doctors'));
  await doctor.click();
  await asked;
  await page.keyboard.press('Escape');
  await hospital.choose('Shanti Mother Care');
  await late;
  await doctor.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'Dr Kavita Rao' })).toHaveCount(0);
  recordTried(11);
});

test(
  'SU-22 SU-31 another state while the doctors are on their way: they come, and the city goes',
  { tag: '@trust' },
  async ({ page, app }) => {
    await openForm(page);
    await selectPage(page, 'State').choose('Maharashtra');
    await page.getByLabel('City').fill('Pune');
    await searchableDropdownPage(page, 'Hospital').choose('Sunrise Mother');
    await app.fail({ match: DOCTORS, fault: { kind: 'delay', ms: LATE_MS }, times: 1 });
    const doctor = page.getByRole('button', { name: /^Doctor/ });
    const asked = page.waitForRequest((request) => request.url().includes('/doctors'));
    await doctor.click();
    await asked;
    await page.keyboard.press('Escape');
    await selectPage(page, 'State').choose('Kerala');
    await expect(page.getByLabel('City')).toHaveValue('');
    await searchableDropdownPage(page, 'Doctor').choose('Dr Kavita Rao');
    await expect(doctor).toContainText('Dr Kavita Rao');
    recordTried(11);
  },
);

test('T-25 T-27 logout while a place is taken: nothing of it comes back, and nothing is said of it', async ({
  page,
  app,
}) => {
  await comeBack(page, app);
  await page.goto('/session/preparing-for-labour');
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await enroll.waitFor();
  await app.fail({ match: 'POST /api/user/sessions/*', fault: { kind: 'delay', ms: 2 * LATE_MS } });
  const answered = page.waitForResponse((response) => response.url().endsWith('/enroll'));
  await enroll.click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await answered;
  // What follows an answer follows it at once.
  await page.waitForLoadState('networkidle');
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /Ananya|98111|is_enrolled/i,
  );
  recordTried(11);
});
