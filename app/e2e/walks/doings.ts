import {
  datePickerPage,
  otpInputPage,
  searchableDropdownPage,
  selectPage,
} from '@janani/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { consentSheet } from '../consent.ts';
import { AT_ONCE_MS, leaves, pathOf, press, type } from './controls.ts';
import { people, type Person } from './people.ts';
import type { OpenTab, Stage } from './stage.ts';
import type { Answer, Place } from './steps.ts';

const DAYS_TO_DUE = 100;
const DAY_MS = 86_400_000;

export const goTo = (page: Page, at: Place) => page.goto(at, { waitUntil: 'domcontentloaded' });

/** Enters a number; true once a code or the sign-up form is on its way. */
export const send = async ({ settle }: Stage, tab: OpenTab, { phone, who }: Person): Promise<boolean> => {
  const { page } = tab;
  if (pathOf(page) !== '/signin') {
    await goTo(page, '/signin');
    await settle();
  }
  if (!(await type(page.getByLabel('Phone number'), phone))) return false;
  const before = tab.who;
  tab.who = who;
  if (await press(page.getByRole('button', { name: 'Sign In' }))) return leaves(page, '/signin');
  // Typed while the number before is still being sent: that one goes on.
  tab.who = before;
  return false;
};

/** The sign-up form: two names only, or everything and on to the code. */
export const fill = async (page: Page, { firstName, lastName }: Person, all: boolean): Promise<boolean> => {
  if (!(await type(page.getByLabel('First name'), firstName))) return false;
  await type(page.getByLabel('Last name'), lastName);
  if (!all) return true;
  const due = new Date(Date.now() + DAYS_TO_DUE * DAY_MS).toISOString().slice(0, 10);
  await datePickerPage(page, 'Expected due date').choose(due);
  await selectPage(page, 'State').choose('Maharashtra');
  await page.getByLabel('City').fill('Pune');
  await searchableDropdownPage(page, 'Hospital').choose('Sunrise Mother');
  await searchableDropdownPage(page, 'Doctor').choose('Dr Kavita Rao');
  return (
    (await press(page.getByRole('button', { name: 'Continue to Verification' }))) && leaves(page, '/signup')
  );
};

type Codes = { verificationCodes: { sessionInfo: string; code: string }[] };

/** The code that was sent to this tab, entered. */
export const confirm = async (
  { served, gates }: Stage,
  { page, sessionInfo }: OpenTab,
  code: 'ok' | 'slow',
  exchange: Answer,
): Promise<boolean> => {
  if (pathOf(page) !== '/otp' || sessionInfo === undefined) return false;
  const answer = await fetch(`${served.url}/emulator/v1/projects/demo-janani/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as Codes;
  // One that was used up is not in the list any more: any six digits then ask for the exchange again.
  const digits = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '000000';
  if (
    !(await page
      .getByRole('group', { name: 'Verification code' })
      .or(page.getByLabel('Verification code'))
      .first()
      .isVisible())
  )
    return false;
  await otpInputPage(page, 'Verification code').fill(digits);
  gates.revoke(false);
  await served.recover();
  gates.wish(page, 'code', code);
  gates.wish(page, 'exchange', exchange);
  return (
    (await press(page.getByRole('button', { name: 'Verify & Continue' }))) &&
    leaves(page, '/otp', () => gates.isHeld(page))
  );
};

export const enrol = async ({ gates }: Stage, page: Page, answer: Answer): Promise<boolean> => {
  const button = page.getByRole('button', { name: 'Enroll Now' });
  if (!(await button.isVisible())) return false;
  gates.wish(page, 'enrol', answer);
  return press(button);
};

export const consent = async (page: Page): Promise<boolean> => {
  if (!(await press(page.getByRole('button', { name: 'See and choose' })))) return false;
  const sheet = consentSheet(page);
  await sheet.getByRole('switch').press(' ', { timeout: AT_ONCE_MS });
  await press(sheet.getByRole('button', { name: 'Save my choice' }));
  await sheet.waitFor({ state: 'hidden', timeout: AT_ONCE_MS });
  return true;
};

/** Words for a comment that is not sent yet. */
export const draft = (page: Page, { draft: words }: Person): Promise<boolean> =>
  type(page.getByLabel('Comment'), words);

/** A profile half edited. */
export const edit = async (page: Page, { nickname }: Person): Promise<boolean> => {
  const first = page.getByLabel('First name');
  if (pathOf(page) !== '/settings') return false;
  if (!(await first.isVisible()) && !(await press(page.getByRole('button', { name: 'Edit Profile' }))))
    return false;
  await first.waitFor({ timeout: AT_ONCE_MS });
  return type(first, nickname);
};

export const logOut = async (page: Page, from: 'menu' | 'settings'): Promise<boolean> => {
  if (from === 'settings') return press(page.getByRole('main').getByRole('button', { name: 'Logout' }));
  if (!(await press(page.getByRole('button', { name: /^Account/ })))) return false;
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter', { timeout: AT_ONCE_MS });
  return true;
};

/** The one whom the header of a tab names. */
export const personShown = async (page: Page): Promise<Person | undefined> => {
  const button = page.getByRole('button', { name: /^Account/ });
  if (!(await button.isVisible())) return undefined;
  const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  return Object.values(people).find(({ firstName, lastName }) =>
    label.endsWith(`${firstName[0]}${lastName[0]}`),
  );
};
