import type { Locator, Page } from '@playwright/test';
import { sleep } from './settle.ts';

/** What is asked of a page that stands is there at once; a busy machine takes its time. */
export const AT_ONCE_MS = 8_000;
/** A screen that says a word may leave a moment later: 100 ms after a welcome (spec §9). */
const LEAVES_AFTER_MS = 400;
const LOOK_EVERY_MS = 25;

export const pathOf = (page: Page): string => {
  const url = new URL(page.url());
  return url.protocol.startsWith('http') ? url.pathname : '';
};

/** Whether the control was there to be used, and was. */
export const press = async (control: Locator): Promise<boolean> => {
  if (!(await control.isVisible())) return false;
  // By key: a message that lies over it for some seconds would keep a pointer away for as long.
  await control.press('Enter', { timeout: AT_ONCE_MS });
  return true;
};
/** Until the screen is another, or says why not. */
export const leaves = async (page: Page, path: string, isHeld = () => false): Promise<boolean> => {
  let until = Date.now() + AT_ONCE_MS;
  while (Date.now() < until) {
    if (page.isClosed() || pathOf(page) !== path || isHeld()) return true;
    if ((await page.getByRole('alertdialog').count()) > 0)
      until = Math.min(until, Date.now() + LEAVES_AFTER_MS);
    await sleep(LOOK_EVERY_MS);
  }
  return true;
};
export const type = async (field: Locator, text: string): Promise<boolean> => {
  if (!(await field.isVisible()) || !(await field.isEditable())) return false;
  await field.fill(text, { timeout: AT_ONCE_MS });
  return true;
};
