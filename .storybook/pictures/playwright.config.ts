import { defineConfig } from '@playwright/test';
import { screenshotBrowserOptions } from './browser.ts';

/** `pnpm test pictures`: compares every state story with its baseline screenshot. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/pictures/results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A missing screenshot is a failure: `pnpm test pictures --update-snapshots` takes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', { outputFolder: '../../.reports/pictures/report', open: 'never' }]],
  timeout: 60_000,
  expect: {
    toHaveScreenshot: {
      maxDiffPixels: 0,
      // Colours that differ by more than rounding: one step of 255 is invisible, two are not.
      threshold: 0.005,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: screenshotBrowserOptions,
  },
});
