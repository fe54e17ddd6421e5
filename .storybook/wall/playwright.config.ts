import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** `pnpm test:wall`: every screen of the wall, in the built Storybook. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/wall/results',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.reports/wall.json' }]],
  timeout: 60_000,
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
});
