import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `pnpm lab trust`: what is too long for every run, then what needs the machine for itself. */
// Three walks at once on two cores: what comes late there is not wrong, and what is wrong stays so.
process.env['WALK_SETTLES_MS'] ??= '10000';

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
    {
      name: 'speed',
      testMatch: '**/trust/*speed.spec.ts',
      dependencies: ['faults'],
      workers: 1,
      // A trace takes a picture of the whole page at every step: its time would be measured too.
      use: { trace: 'off' },
    },
  ],
});
