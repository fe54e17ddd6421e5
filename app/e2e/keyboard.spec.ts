import { type Page, devices } from '@playwright/test';
import { unregisteredUser } from './test-user.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

// A desktop browser: on Android react-aria leaves the arrow keys to the screen reader.
test.use({ ...devices['Desktop Chrome'], viewport: { width: 320, height: 640 } });

const MAX_STOPS = 40;

/** Presses Tab until the element has the focus; it must then be in the viewport. */
const tabTo = async (page: Page, role: 'textbox' | 'button' | 'link' | 'combobox', name: string | RegExp) => {
  const target = page.getByRole(role, { name });
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      await expect(target.first()).toBeInViewport();
      return;
    }
  }
  throw new Error(`${role} ${String(name)} cannot be reached with the Tab key.`);
};

/** Moves down to an option of the open list and selects it. */
const chooseWithKeys = async (page: Page, name: string | RegExp) => {
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  // Until the response, the list has the rows of the previous text; with the new ones no row is active any more.
  await expect(page.getByRole('listbox')).not.toHaveAttribute('data-loading');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const id = await page.locator(':focus').getAttribute('aria-activedescendant', { timeout: 500 });
    expect(id).toBe(await option.getAttribute('id'));
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('sign-up can be completed with the keyboard alone, at 320 px with 200 % text', async ({ page, app }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const keys = page.keyboard;
  await page.goto('/');
  await tabTo(page, 'link', 'Start Your Journey Free');
  await keys.press('Enter');

  await tabTo(page, 'textbox', 'Phone number');
  await keys.type(unregisteredUser.phone);
  await expectNoSidewaysScroll(page);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeFocused();

  await tabTo(page, 'textbox', 'First name');
  await keys.type(unregisteredUser.firstName);
  await tabTo(page, 'textbox', 'Last name');
  await keys.type(unregisteredUser.lastName);
  await tabTo(page, 'button', /Expected due date/);
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('PageDown');
  await keys.press('PageDown');
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, 'button', /State/);
  await keys.press('Enter');
  await expect(page.getByRole('option', { name: 'Maharashtra' })).toBeVisible();
  await keys.type('Maharashtra');
  // Tab selects the option, as in a native select, and enables the city.
  await keys.press('Tab');
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused();
  await keys.type('Pune');
  await tabTo(page, 'button', /^Hospital/);
  await keys.press('Enter');
  await keys.type('sunrise mother');
  await chooseWithKeys(page, /Sunrise Mother/);
  await tabTo(page, 'button', /^Doctor/);
  await keys.press('Enter');
  await keys.type('kavita');
  await chooseWithKeys(page, 'Dr Kavita Rao');
  await expectNoSidewaysScroll(page);
  await tabTo(page, 'button', 'Continue to Verification');
  await keys.press('Enter');

  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await keys.type(await app.codeFor(unregisteredUser.phone));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: `Namaste, ${unregisteredUser.firstName}` })).toBeVisible();
});
