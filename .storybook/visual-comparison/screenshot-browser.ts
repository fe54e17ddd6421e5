/** Takes screenshots of the stories of a built Storybook. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { screenshotBrowserOptions } from '../screenshots/browser.ts';
import { openStory } from '../screenshots/page.ts';
import type { Screenshot } from './screenshots.ts';

/** Generous, because a busy build machine is slow. */
const TIMEOUT_MS = 120_000;

/** A separate page per screenshot, so that stories do not share storage. */
const takeScreenshot = async (
  browser: Browser,
  origin: string,
  { id, mode, width, height, isComponent }: Screenshot,
) => {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await openStory(page, origin, id, mode);
    return await page.screenshot({ type: 'webp', fullPage: isComponent, animations: 'disabled' });
  } catch (error) {
    // An earlier build may lack the story, or its play function may fail there.
    console.warn(`${id}: no picture. ${String(error).split('\n')[0]}`);
    return undefined;
  } finally {
    await page.close();
  }
};

/** Returns a function that takes a screenshot of a story, and one that closes the browser. */
export const launchScreenshotBrowser = async () => {
  const browser = await chromium.launch({ ...screenshotBrowserOptions, executablePath: await findBrowser() });
  return {
    take: (origin: string, screenshot: Screenshot) => takeScreenshot(browser, origin, screenshot),
    close: () => browser.close(),
  };
};
