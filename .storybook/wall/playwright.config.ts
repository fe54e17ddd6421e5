import { defineConfig } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

/** `pnpm test screens`: every screen of the wall, in the built Storybook. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/wall/results',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.reports/wall.json' }]],
  timeout: 60_000,
  use: {
    launchOptions: browserOptions,
  },
});
