import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `pnpm lab trust`: what is too long for every run, then what needs the machine for itself. */
const { grepInvert: _everything, ...rest } = base;
export default defineConfig({
  ...rest,
  reporter: [['list'], ['json', { outputFile: '../.reports/trust.json' }]],
  projects: [
    {
      name: 'faults',
      testMatch: '**/trust/*.spec.ts',
      testIgnore: '**/trust/*speed.spec.ts',
    },
    { name: 'rare', grep: /@trust/, testIgnore: ['**/trust/**', '**/pseudo/**'] },
    {
      name: 'speed',
      testMatch: '**/trust/*speed.spec.ts',
      dependencies: ['faults', 'rare'],
      workers: 1,
    },
  ],
});
