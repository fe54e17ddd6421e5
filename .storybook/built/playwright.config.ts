import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** `pnpm test:built`: what reviewers are given, the built Storybook: every story plays, every page has its tables. */
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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
});
