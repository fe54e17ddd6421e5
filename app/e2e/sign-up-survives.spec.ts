import { datePickerPage, selectPage } from '@janani/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { logOut } from './consent.ts';
import { holdScripts } from './public.ts';
import { readStoredEntries, findTexts } from './stored-keys.ts';
import {
  enterCode,
  enterPhone,
  fillSignUp,
  inDays,
  unregisteredUser,
  goToCodeScreen,
  returning,
} from './test-user.ts';
import { expect, test, toast } from './test.ts';

const OTHER_PHONE = '9876500000';

const expectForm = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
const expectCode = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
const openForm = async (page: Page, phone = unregisteredUser.phone) => {
  await page.goto('/signin');
  await enterPhone(page, phone);
  await expectForm(page);
  // The fields that load later are present, so that the form is complete.
  await expect(page.getByRole('button', { name: /State/ })).toBeVisible();
};
const submit = (page: Page) => page.getByRole('button', { name: 'Continue to Verification' }).click();
const addCustom = async (page: Page, field: string, text: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('option', { name: 'Add custom' }).click();
  await page.getByPlaceholder('Enter custom value').fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Wait for the sheet to leave its history entry: that navigation would cancel a reload.
  await page.waitForFunction(() => !Object.hasOwn((history.state ?? {}) as object, 'jananiOverlay'));
};

/** The values of the form's fields, in order. */
const fieldValues = (page: Page) =>
  page
    .locator('form')
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLElement>('input[type="text"], button[aria-haspopup]')].map((field) =>
        field instanceof HTMLInputElement ? field.value : field.textContent,
      ),
    );

/** A tab as the browser restores it after it was discarded: with its session storage only. */
const restoreDiscardedTab = async (page: Page) => {
  const stored = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]);
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto('/robots.txt');
  await tab.evaluate((entries) => {
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, stored);
  return tab;
};

/** Ways to leave a page and return to it. */
const interruptions: Record<string, (page: Page) => Promise<Page>> = {
  'Back and Forward': async (page) => {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await page.goForward({ waitUntil: 'commit' });
    return page;
  },
  reload: async (page) => {
    await page.reload();
    return page;
  },
  'away and back': async (page) => {
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    return page;
  },
  'a discarded tab': async (page) => {
    const tab = await restoreDiscardedTab(page);
    await tab.goto('/signup');
    return tab;
  },
};

/** Every field, with an incomplete or invalid value where possible. */
const fields: Record<string, (page: Page) => Promise<unknown>> = {
  'first name': (page) => page.getByLabel('First name').pressSequentially('M'),
  'last name': (page) => page.getByLabel('Last name').fill('Kulkarni 2'),
  'due date': (page) => datePickerPage(page, 'Expected due date').choose(inDays(100)),
  state: (page) => selectPage(page, 'State').choose('Maharashtra'),
  city: (page) => page.getByLabel('City').pressSequentially('Pu'),
  hospital: (page) => addCustom(page, 'Hospital', 'Patil Nursing Home'),
  doctor: (page) => addCustom(page, 'Doctor', 'Dr Patil'),
};

/** One interruption after each field, in turn, and all of them after the last. */
const interruptionsAt = (index: number) => {
  const all = Object.entries(interruptions);
  const isLast = index === Object.keys(fields).length - 1;
  return isLast ? all : [all[index % all.length]!];
};

test('the sign-up form survives reload, Back, Forward and a discarded tab after every field [SU-37, AU-13]', async ({
  page,
  app: _reset,
}) => {
  await openForm(page);
  let tab = page;
  for (const [index, [field, fill]] of Object.entries(fields).entries()) {
    await fill(tab);
    const before = await fieldValues(tab);
    for (const [interruption, leave] of interruptionsAt(index))
      await test.step(`${field}: ${interruption}`, async () => {
        tab = await leave(tab);
        await expect.poll(() => fieldValues(tab)).toEqual(before);
      });
  }
  await expect(tab.getByText('+91 98765 43210')).toBeVisible();
  expect(await fieldValues(tab)).toEqual([
    'M',
    'Kulkarni 2',
    expect.stringContaining('20'),
    'Maharashtra',
    'Pu',
    'Patil Nursing Home',
    'Dr Patil',
  ]);

  await test.step('typing into the focused phone field replaces the restored number', async () => {
    const release = await holdScripts(tab);
    await tab.goto('/signin', { waitUntil: 'commit' });
    const phone = tab.getByLabel('Phone number');
    await phone.focus();
    release();
    await expect(phone).toHaveValue(unregisteredUser.phone);
    await tab.keyboard.insertText(OTHER_PHONE);
    await tab.getByRole('button', { name: 'Sign In' }).click();
    await expectForm(tab);
  });

  await test.step('the form of another number is empty, and the draft of the first is deleted', async () => {
    await expect(tab.getByText('+91 98765 00000')).toBeVisible();
    await expect(tab.getByLabel('First name')).toHaveValue('');
    expect(findTexts(await readStoredEntries(tab), [unregisteredUser.phone, 'Kulkarni', 'Patil'])).toEqual(
      [],
    );
  });
});

/**
 * Goes back to the first page of the tab, after the browser's blank one. No page on the way shows data of the user who
 * has logged out.
 */
const goBackToFirstPage = async (page: Page, traces: string[]) => {
  const seen: string[] = [];
  for (let historyLength = await page.evaluate(() => history.length); historyLength > 2; historyLength -= 1) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.locator('body').innerText();
    seen.push(...traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} at ${page.url()}`));
  }
  expect(seen).toEqual([]);
  expect(findTexts(await readStoredEntries(page), traces)).toEqual([]);
};

test('after logout no data of a sign-up or sign-in remains, and Back shows no number [SU-01, SI-13, T-25]', async ({
  page,
  app,
}) => {
  await openForm(page);
  await fillSignUp(page);
  await submit(page);
  await expectCode(page);
  await test.step('Back from the code of a sign-up restores the form [OT-22]', async () => {
    // The Back link of the app adds a second history entry for each screen.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByLabel('First name')).toHaveValue(unregisteredUser.firstName);
    await submit(page);
  });
  await enterCode(page, app, unregisteredUser.phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${unregisteredUser.firstName}` })).toBeVisible();
  expect(findTexts(await readStoredEntries(page), ['Kavita'])).toHaveLength(1);
  const traces = [
    '98765 43210',
    unregisteredUser.phone,
    unregisteredUser.firstName,
    unregisteredUser.lastName,
    'Kavita',
  ];
  await test.step('logout clears all user data from storage [AU-09, AU-12, AU-13]', async () => {
    await logOut(page);
    await expect(toast(page, 'Logged Out')).toContainText('You have been successfully logged out');
    await expect(async () =>
      expect(findTexts(await readStoredEntries(page), [...traces, 'Pune'])).toEqual([]),
    ).toPass({
      timeout: 5000,
    });
  });
  await goBackToFirstPage(page, traces);

  await test.step('Back from the code of a login restores the number, and no page shows it after logout [OT-21]', async () => {
    await goToCodeScreen(page, returning.phone);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Phone number')).toHaveValue(returning.phone);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await enterCode(page, app, returning.phone);
    await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
    await logOut(page);
    await goBackToFirstPage(page, ['98111 22233', returning.phone, returning.firstName]);
  });
});
