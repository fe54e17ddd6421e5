import { defineConfig } from '@playwright/test';
import { pictureBrowser } from './browser.ts';

/** `pnpm test pictures`: every state story as it was when somebody last looked at it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/pictures/results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A picture that is not there yet is a failure: `pnpm test pictures --update-snapshots` takes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', { outputFolder: '../../.reports/pictures/report', open: 'never' }]],
  timeout: 60_000,
  expect: {
    toHaveScreenshot: {
      maxDiffPixels: 0,
      // Colours further apart than rounding: one step of 255 is not seen, two are.
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
    launchOptions: pictureBrowser,
  },
});
