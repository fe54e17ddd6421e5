import type { Page } from '@playwright/test';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, isUncovered, test, toast } from './test.ts';

/** Fills the storage quota of this origin to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let text = 'x'.repeat(4_000_000);
    let taken = '';
    while (text !== '')
      try {
        localStorage.setItem('another site’s data', taken + text);
        taken += text;
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
  });
const freeStorage = (page: Page) => page.evaluate(() => localStorage.removeItem('another site’s data'));

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.beforeEach(({ page, app }) => restoreSignedInState(page, app));

test('a profile that a full device cannot store is not reported as saved [T-04, T-08]', async ({ page }) => {
  const card = page.getByRole('complementary').getByRole('heading', { level: 2 });
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
  const saveAs = async (name: string) => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First name').fill(name);
    await save();
  };
  await page.goto('/settings');
  await saveAs('Anu');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(toast(page, 'Settings Saved')).toBeVisible();
  await fillStorage(page);
  await page.reload();
  await saveAs('A longer name than before');
  await expect.poll(() => isUncovered(alert(page, 'could not be saved'))).toBe(true);
  await expect(page.getByLabel('First name')).toHaveValue('A longer name than before');
  await expect(card).toContainText('Anu');
  // Not a retrying assertion: it would pass once a wrong toast had disappeared.
  expect(await toast(page, 'Settings Saved').count()).toBe(0);
  await expectAccessible(page);
  await freeStorage(page);
  await save();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('A longer name than before').first()).toBeVisible();
});

test(
  'feedback that a full device cannot store is not reported as saved [T-08, T-12]',
  { tag: '@resilience' },
  async ({ page }) => {
    await page.goto('/session/preparing-for-labour');
    await fillStorage(page);
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByLabel('Comment').fill('Calm');
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect.poll(() => isUncovered(page.getByText(/^Your feedback could not be saved/))).toBe(true);
    await expect(page.getByText('Thank you for your feedback')).toHaveCount(0);
    await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);
    await freeStorage(page);
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByLabel('Comment')).toHaveValue('Calm');
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  },
);
