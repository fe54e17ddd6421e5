import type { Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { expect } from './test.ts';

export type Event = {
  event: string;
  /** When it happened, in ISO 8601. */
  timestamp: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
};

/**
 * The events that analytics received, in the order of their timestamps, as PostHog reads them: a later request may
 * arrive first.
 */
export const getEvents = async (app: AppServer) =>
  (await app.captured())
    .flatMap(({ events }) => events as unknown as Event[])
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
export const getEventNames = async (app: AppServer) => (await getEvents(app)).map(({ event }) => event);

/**
 * The analytics tool sends nothing from an automated or headless browser. Chromium resets the overridden user agent
 * when a page unloads, so that it is defined on the prototype of each page. The speed of a visit is measured by chance:
 * here only if the test requires it.
 */
export const hideAutomation = (page: Page, isMeasured = false) =>
  page.context().addInitScript((isSampled) => {
    const { random } = Math;
    Math.random = () => (isSampled ? 0 : Math.max(0.5, random()));
    const { userAgent } = navigator;
    for (const [name, value] of Object.entries({ webdriver: false, userAgent, userAgentData: undefined }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
  }, isMeasured);

const consentSheet = (page: Page) =>
  page.getByRole('dialog', { name: 'May we learn from how you use Janani?' });

/** Consents to analytics: opens the sheet from the dashboard's card and saves the choice. */
export const giveConsent = async (page: Page) => {
  await page.getByRole('button', { name: 'See and choose' }).click();
  const sheet = consentSheet(page);
  const usage = sheet.getByRole('switch', { name: 'Share how I use Janani' });
  await expect(usage).not.toBeChecked();
  await usage.check();
  await sheet.getByRole('button', { name: 'Save my choice' }).click();
  await expect(sheet).toBeHidden();
};

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
};
