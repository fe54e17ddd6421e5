/** Photographs stories of a built Storybook. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { pictureBrowser } from '../pictures/browser.ts';
import { openStory } from '../pictures/page.ts';
import type { Shot } from './shots.ts';

/** A build machine is busy, and not wrong. */
const PATIENCE_MS = 120_000;

/** A page of its own for each picture: what one story leaves in the storage is not in the next. */
const photograph = async (browser: Browser, origin: string, { id, mode, width, height, isPart }: Shot) => {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await openStory(page, origin, id, mode);
    return await page.screenshot({ type: 'webp', fullPage: isPart, animations: 'disabled' });
  } catch (error) {
    // An earlier build may not have the story, or not be able to get where it goes today.
    console.warn(`${id}: no picture. ${String(error).split('\n')[0]}`);
    return undefined;
  } finally {
    await page.close();
  }
};

/** Gives how to photograph a story, and how to close the browser. */
export const startCamera = async () => {
  const browser = await chromium.launch({ ...pictureBrowser, executablePath: await findBrowser() });
  return {
    take: (origin: string, shot: Shot) => photograph(browser, origin, shot),
    close: () => browser.close(),
  };
};
