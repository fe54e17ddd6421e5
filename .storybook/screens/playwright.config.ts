import { defineConfig } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

/** `pnpm test screens`: checks every screen and docs page in the built Storybook. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/screens/results',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.reports/screens.json' }]],
  timeout: 60_000,
  use: {
    launchOptions: browserOptions,
  },
});
