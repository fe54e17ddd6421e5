import {
  datePickerPage,
  otpInputPage,
  searchableDropdownPage,
  selectPage,
} from '@janani/ui/testing/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { routesFor } from '../src/routes/routes.ts';
import type { StoredState, AppServer, Server } from './backend.ts';

/** The user of the seeded backend. */
export const returning = { phone: '9811122233', firstName: 'Ananya' };
/** A user without an account. */
export const unregisteredUser = { phone: '9876543210', firstName: 'Meera', lastName: 'Kulkarni' };

/** Every page behind sign-in, with one session of the seeded backend. */
export const memberPaths = routesFor('member').map(({ path }) =>
  path.replace(':slug', 'preparing-for-labour'),
);

export const enterPhone = async (page: Page, phone: string) => {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Stores a number, as sign-in does for one without an account. */
export const savePhone = (page: Page, phone: string) =>
  page.evaluate((digits) => {
    localStorage.setItem('pendingPhone', digits);
    localStorage.setItem('pendingPhoneUntil', String(Date.now() + 60_000));
  }, phone);

/** Enters a number with an account and waits for the code screen. */
export const goToCodeScreen = async (page: Page, phone: string) => {
  await page.goto('/signin');
  await enterPhone(page, phone);
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
};

const DAYS_TO_DUE = 100;
const DAY_MS = 86_400_000;

/** The day that many days from now, as `YYYY-MM-DD`. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Fills in the seven fields of the sign-up form. */
export const fillSignUp = async (page: Page) => {
  await page.getByLabel('First name').fill(unregisteredUser.firstName);
  await page.getByLabel('Last name').fill(unregisteredUser.lastName);
  await datePickerPage(page, 'Expected due date').choose(inDays(DAYS_TO_DUE));
  await selectPage(page, 'State').choose('Maharashtra');
  await page.getByLabel('City').fill('Pune');
  await searchableDropdownPage(page, 'Hospital').choose('Sunrise Mother');
  await searchableDropdownPage(page, 'Doctor').choose('Dr Kavita Rao');
};

export const enterCode = async (page: Page, app: Server, phone: string) => {
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await otpInputPage(page, 'Verification code').fill(await app.codeFor(phone));
  await page.getByRole('button', { name: 'Verify & Continue' }).click();
};

/** Signs in through the screens: the seeded user, or one of the same name with another number. */
export const signIn = async (page: Page, app: Server, phone = returning.phone) => {
  await page.goto('/signin');
  await enterPhone(page, phone);
  await enterCode(page, app, phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
};

/** Saved as soon as the dashboard has its sessions, which may be before or after the state is read. */
const isTimetable = ({ name }: { name: string }) => name.startsWith('timetable:');

/** The browser state of the seeded user after sign-in, always without a saved timetable. */
export const signedInState = async (browser: Browser, server: Server): Promise<StoredState> => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await signIn(await context.newPage(), server);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  const origins = state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter((entry) => !isTimetable(entry)),
  }));
  return { ...state, origins };
};

/** Restores the browser state of the signed-in seeded user. No page is open yet. */
export const restoreSignedInState = (page: Page, app: AppServer) =>
  page.context().setStorageState(app.signedIn);
