import type { Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { expect } from './test.ts';

export type Event = {
  event: string;
  /** When it happened, in ISO 8601. */
  timestamp: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
};

/**
 * What analytics was told, event by event, by the times they tell of, as PostHog reads them: two requests may
 * pass each other on their way.
 */
export const eventsOf = async (app: Served) =>
  (await app.captured())
    .flatMap(({ events }) => events as unknown as Event[])
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
export const namesOf = async (app: Served) => (await eventsOf(app)).map(({ event }) => event);

/**
 * The tool takes a browser that is steered, or that says it has no window, for a robot, and tells nothing of
 * it. As a page goes, Chromium forgets the name that the test gave it: it is kept from the beginning.
 */
export const beNoRobot = (page: Page) =>
  page.context().addInitScript(() => {
    const { userAgent } = navigator;
    for (const [name, value] of Object.entries({ webdriver: false, userAgent, userAgentData: undefined }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
  });

const consentSheet = (page: Page) =>
  page.getByRole('dialog', { name: 'May we learn from how you use Janani?' });

/** From the dashboard's card to a choice that is kept. */
export const agree = async (page: Page) => {
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
