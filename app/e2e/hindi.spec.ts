import {
  datePickerPage,
  otpInputPage,
  searchableDropdownPage,
  selectPage,
} from '@janani/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { memberPaths, unregisteredUser } from './test-user.ts';
import { publicPages } from './public.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNoTextCut, test } from './test.ts';
import { addEnglish, findUntranslatedTexts, collectServerTexts } from './app-texts.ts';

const hi = textsIn('hi');
const LOCALE = 'hi-IN';
const DAY_MS = 86_400_000;
const dueIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The narrowest supported phone. */
test.use({ viewport: { width: 320, height: 640 }, locale: LOCALE });

/** The input of the user, which is not translated. */
const inputTexts = ['MK', unregisteredUser.firstName, unregisteredUser.lastName, 'Pune', 'Thank you'];

/** Expects that the page has no English text, and no text is cut off. */
const expectHindi = async (page: Page, serverTexts: () => Promise<string[]>) => {
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALE);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(
    await findUntranslatedTexts(page, 'hi', async () => [...(await serverTexts()), ...inputTexts]),
  ).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectNoTextCut(page);
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the whole journey in Hindi at 320 px shows no English word and cuts off no text [G-14]', async ({
  page,
  app,
}) => {
  test.setTimeout(240_000);
  const serverTexts = collectServerTexts(page);

  await test.step('a browser that prefers Hindi gets the Hindi pages [G-14]', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/hi');
    await expectHindi(page, serverTexts);
    for (const { path } of publicPages.slice(1)) {
      await page.goto(path);
      await expect(page).toHaveURL(`/hi${path}`);
      await expectHindi(page, serverTexts);
    }
  });

  await test.step('sign-in', async () => {
    await page.goto('/hi');
    await page.getByRole('link', { name: hi['home.start'] }).click();
    await expect(page).toHaveURL('/hi/signin');
    await page.getByLabel(hi['signIn.phone']).fill('12');
    await page.getByLabel(hi['signIn.phone']).blur();
    await expectHindi(page, serverTexts);
    await button(page, hi['privacy.open']).click();
    await expect(page.getByRole('dialog', { name: hi['privacy.title'] })).toBeVisible();
    await expectHindi(page, serverTexts);
    await page.keyboard.press('Escape');
    await page.getByLabel(hi['signIn.phone']).fill(unregisteredUser.phone);
    await button(page, hi['signIn.submit']).click();
    await expect(page).toHaveURL('/hi/signup');
  });

  await test.step('sign-up', async () => {
    await page.getByLabel(hi['signUp.firstName']).fill(unregisteredUser.firstName);
    await page.getByLabel(hi['signUp.lastName']).fill(unregisteredUser.lastName);
    await datePickerPage(page, hi['signUp.dueDate']).element.click();
    await expect(page.getByRole('dialog', { name: hi['signUp.dueDate'] })).toBeVisible();
    await expectHindi(page, serverTexts);
    await page.keyboard.press('Escape');
    await datePickerPage(page, hi['signUp.dueDate']).choose(dueIn(100), LOCALE);
    await selectPage(page, hi['signUp.state']).choose('महाराष्ट्र');
    await page.getByLabel(hi['signUp.city']).fill('Pune');
    await searchableDropdownPage(page, hi['signUp.hospital']).choose('Sunrise Mother');
    await searchableDropdownPage(page, hi['signUp.doctor']).choose('Dr Kavita Rao');
    await expectHindi(page, serverTexts);
    await expectAccessible(page);
    await button(page, hi['signUp.submit']).click();
  });

  await test.step('code', async () => {
    await expect(page).toHaveURL('/hi/otp');
    await expectHindi(page, serverTexts);
    await otpInputPage(page, hi['code.label']).fill(await app.codeFor(unregisteredUser.phone));
    await button(page, hi['code.submit']).click();
    await expect(page).toHaveURL('/hi/dashboard');
  });
  await test.step('every page behind sign-in', async () => {
    for (const path of memberPaths) {
      await page.goto(`/hi${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(hi['app.loading'])).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expectHindi(page, serverTexts);
    }
  });

  await test.step('an enrolment', async () => {
    await page.goto('/hi/session/preparing-for-labour');
    await button(page, hi['session.enroll']).click();
    await expect(button(page, hi['session.enroll'])).toBeHidden();
    await expectHindi(page, serverTexts);
  });

  await test.step('settings: the form, then English and back', async () => {
    await page.goto('/hi/settings');
    await button(page, hi['settings.edit']).click();
    await expect(button(page, hi['settings.save'])).toBeVisible();
    await expectHindi(page, serverTexts);
    await button(page, hi['settings.cancel']).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(button(page, 'Edit Profile')).toBeVisible();
    await page.getByRole('radio', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/settings');
  });

  await test.step('logout', async () => {
    await page.getByRole('button', { name: /^खाता/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectHindi(page, serverTexts);
    await page.getByRole('menuitem', { name: hi['nav.logout'] }).click();
    await expect(page).toHaveURL('/hi/signin');
    await expectHindi(page, serverTexts);
  });
});

test('the helpers detect an English word on screen, one in an accessible name, and a text that is cut off', async ({
  page,
}) => {
  await page.goto('/hi/about');
  await addEnglish(page);
  expect(await findUntranslatedTexts(page, 'hi', () => Promise.resolve([]))).toEqual(['Seen', 'Heard']);
  await page.evaluate(() => {
    const box = document.createElement('div');
    Object.assign(box.style, { overflow: 'hidden', width: '40px', whiteSpace: 'nowrap' });
    box.textContent = 'अधूरा रह जाने वाला पाठ';
    // Outside the app root, which may still be hydrating.
    document.body.append(box);
  });
  await expect(expectNoTextCut(page)).rejects.toThrow('अधूरा रह जाने वाला पाठ');
});
