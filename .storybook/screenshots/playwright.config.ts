import { defineConfig } from '@playwright/test';
import { screenshotBrowserOptions } from './browser.ts';

/** `pnpm test screenshots`: compares every state story with its baseline screenshot. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/screenshots/results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A missing screenshot is a failure: `pnpm test screenshots --update-snapshots` takes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', { outputFolder: '../../.reports/screenshots/report', open: 'never' }]],
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
