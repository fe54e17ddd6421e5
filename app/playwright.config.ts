import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

export default defineConfig({
  testDir: 'e2e',
  // A build of its own: `pnpm lab pseudo`.
  testIgnore: '**/pseudo/**',
  outputDir: '../.reports/e2e',
  fullyParallel: true,
  // Most of their time they wait for the browser: a third is idle while two work.
  workers: 3,
  retries: 0,
  // The whole of the fault matrix and measurements: `pnpm lab resilience`.
  grepInvert: /@resilience/,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  timeout: 90_000,
  // A busy machine is slow, and not wrong; what is there is found at once.
  expect: { timeout: 15_000 },
  use: {
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    // A change of pages takes a sixth of the whole run: it is on in `withMotion` (e2e/motion.ts), where it may do harm.
    contextOptions: { reducedMotion: 'reduce' },
    // The phone's zone is not India's, so that a mistaken local time shows.
    timezoneId: 'America/New_York',
    // Requests are watched and answered by tests; offline.spec.ts is where the worker does it.
    serviceWorkers: 'block',
    // It took a tenth of the whole run's time: a failed test leaves its steps, its last page and picture, and
    // `--trace on` shows more of it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
});
