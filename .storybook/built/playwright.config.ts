import { defineConfig } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

/** `pnpm test storybook`: runs every play function of the built Storybook, and checks its docs pages. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/built/results',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '../../.reports/built.json' }]],
  timeout: 60_000,
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: browserOptions,
  },
});
