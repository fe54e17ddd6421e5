import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `pnpm lab resilience`: tests too long for every run, then those that need the machine for themselves. */
const { grepInvert: _everything, ...rest } = base;
export default defineConfig({
  ...rest,
  reporter: [['list'], ['json', { outputFile: '../.reports/resilience.json' }]],
  projects: [
    {
      name: 'faults',
      testMatch: '**/resilience/*.spec.ts',
      testIgnore: '**/resilience/*speed.spec.ts',
    },
    { name: 'rare', grep: /@resilience/, testIgnore: ['**/resilience/**', '**/pseudo/**'] },
    {
      name: 'speed',
      testMatch: '**/resilience/*speed.spec.ts',
      dependencies: ['faults', 'rare'],
      workers: 1,
    },
  ],
});
