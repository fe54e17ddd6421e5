import { defineConfig } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

/** `pnpm test storybook`: the built Storybook, as reviewers get it: every story plays, every page has its tables. */
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
