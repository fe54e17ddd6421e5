import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// The build of scripts/build-pseudo.ts, which preview/start.ts serves.
process.env['JANANI_BUILD'] = 'sandbox-pseudo';

/** `pnpm lab pseudo`: every page in the pseudo-language. */
const { grepInvert: _everything, testIgnore: _none, ...rest } = base;
export default defineConfig({
  ...rest,
  testDir: 'e2e/pseudo',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../.reports/pseudo.json' }]],
});
