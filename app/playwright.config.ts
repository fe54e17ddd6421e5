import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

export default defineConfig({
  testDir: 'e2e',
  // Requires a separate build: `pnpm lab pseudo`.
  testIgnore: '**/pseudo/**',
  outputDir: '../.reports/e2e',
  fullyParallel: true,
  // Tests mostly wait for the browser: a third worker uses the time of the other two.
  workers: 3,
  retries: 0,
  // The whole fault matrix and the measurements run with `pnpm lab resilience`.
  grepInvert: /@resilience/,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  timeout: 90_000,
  // A busy machine is slow, not wrong; an element that exists is found at once anyway.
  expect: { timeout: 15_000 },
  use: {
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    // Page transitions take a sixth of the run's time: `withMotion` (e2e/motion.ts) enables them where they may cause
    // faults.
    contextOptions: { reducedMotion: 'reduce' },
    // The phone's zone is not India's, so that a mistaken local time shows.
    timezoneId: 'America/New_York',
    // Tests watch and fulfil requests; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
    // A trace took a tenth of the run's time. A failed test has its steps, last page and picture; `--trace on` records
    // more.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
});
