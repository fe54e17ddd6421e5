import { expect, type Page } from '@playwright/test';
import { returning } from '../test-user.ts';

/** A file of the build: its purpose, the page that needs it, and the check that this page works. */
export type FileRole = {
  file: RegExp;
  path: string;
  access: 'guest' | 'member';
  /** Requests the file, where opening the page does not. */
  request?: (page: Page) => Promise<unknown>;
  /** `ask` enters a number, which must be preserved. */
  isTypedIn?: true;
  works: (page: Page) => Promise<unknown>;
};

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' });
const fill = (page: Page) => page.getByRole('textbox').first().fill(returning.phone);

/** A link navigates without a new document once its script has loaded. */
const staysInDocument = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Janani' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /beautiful motherhood/ })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
/** The button of a prerendered page is not clickable until its script has loaded. */
const PRESS_MS = 5000;
const requestCode = async (page: Page) => {
  await fill(page);
  await signIn(page).click({ timeout: PRESS_MS });
};
const canRequestCode = async (page: Page) => {
  // The page may reload itself once more for a file that has become available.
  await expect(() => requestCode(page)).toPass();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
};
const canOpenNotice = async (page: Page) => {
  await page.locator('button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const expectGreeting = (page: Page) => expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible();
const isStyled = (file: string) => async (page: Page) => {
  await expectGreeting(page);
  await expect
    .poll(() =>
      page.evaluate(
        (name) =>
          [...document.styleSheets].some(({ href, cssRules }) => href?.includes(name) && cssRules.length > 0),
        file,
      ),
    )
    .toBe(true);
};
const hasFont = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await document.fonts.load('16px "Anek Latin Variable"')).length))
    .toBeGreaterThan(0);
const hasWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');

export const roles = {
  'the entry': { file: /\/index-.*\.js$/, path: '/pricing', access: 'guest', works: staysInDocument },
  'a page': { file: /\/Dashboard-.*\.js$/, path: '/dashboard', access: 'member', works: expectGreeting },
  'a shared file': {
    file: /\/(?:product|query)-.*\.js$/,
    path: '/dashboard',
    access: 'member',
    works: expectGreeting,
  },
  'a file of sign-in': {
    file: /\/(?:kit|fields|sign-in)-.*\.js$/,
    path: '/signin',
    access: 'guest',
    request: requestCode,
    isTypedIn: true,
    works: canRequestCode,
  },
  'a lazy chunk': {
    file: /\/dialogs-.*\.js$/,
    path: '/signin',
    access: 'guest',
    request: (page) => page.locator('button[aria-haspopup="dialog"]').click(),
    works: canOpenNotice,
  },
  'the provider': {
    file: /\/firebase-.*\.js$/,
    path: '/signin',
    access: 'guest',
    request: requestCode,
    isTypedIn: true,
    works: canRequestCode,
  },
  'a decorative file': { file: /\/public-.*\.js$/, path: '/', access: 'guest', works: staysInDocument },
  'a style': {
    file: /\/Dashboard-.*\.css$/,
    path: '/dashboard',
    access: 'member',
    works: isStyled('/Dashboard-'),
  },
  'a font': { file: /\/anek-latin-.*\.woff2$/, path: '/pricing', access: 'guest', works: hasFont },
  'the texts of a language': {
    file: /\/(?:product|sign-in)-[^/]*\.hi\.js$/,
    path: '/hi/signin',
    access: 'guest',
    works: async (page) => {
      await fill(page);
      await page.getByRole('button', { name: 'साइन इन' }).click();
      await expect(page).toHaveURL(/\/otp$/);
    },
  },
  'the shell': { file: /^\/(?:app|dashboard)$/, path: '/dashboard', access: 'member', works: expectGreeting },
  'the worker': { file: /^\/sw\.js$/, path: '/pricing', access: 'guest', works: hasWorker },
} satisfies Record<string, FileRole>;
export type RoleName = keyof typeof roles;
