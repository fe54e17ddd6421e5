/** `pnpm lab resilience`: the long runs in sequence, then the page with their figures. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../browser.mjs';
import { pnpm, root, run, formatSeconds } from '../../setup.mjs';
import { readLines, writePage } from './lines.mjs';

/** The listed files of the unit and DOM projects, which run in their long form. */
const files = [
  ...new Set(
    readLines().flatMap(({ tests }) =>
      tests
        .map(({ file }) => file)
        .filter((file) => file && /\.test\.tsx?$/.test(file) && !file.startsWith('pact/')),
    ),
  ),
];
const UNIT_REPORT = '.reports/resilience-unit.json';
const env = { CHROME_PATH: await findBrowser(), CI: process.env.CI ?? 'true', NO_COLOR: '1' };

const steps = [
  {
    name: 'long lists and sequences',
    work: () =>
      run(
        'vitest',
        [
          'run',
          '--maxWorkers=100%',
          ...files,
          '--project',
          'unit*',
          '--project',
          'dom*',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${UNIT_REPORT}`,
        ],
        { env: { ...env, JANANI_RESILIENCE: 'long' } },
      ),
  },
  {
    name: 'faults, broken storage and long visits in Chromium',
    work: () => pnpm(['--filter', '@janani/app', 'run', '--silent', 'test:resilience'], { env }),
  },
  {
    name: 'pages and stories with pseudo-localised texts',
    work: () => run('node', ['tools/lab/pseudo.mjs'], { env }),
  },
];

for (const report of [UNIT_REPORT, '.reports/resilience.json']) rmSync(join(root, report), { force: true });
let failed = 0;
for (const { name, work } of steps) {
  const startTime = Date.now();
  const { code, output } = await work();
  if (code !== 0) {
    failed += 1;
    console.log(output);
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${formatSeconds(startTime)})`);
}
await writePage();
process.exit(failed > 0 ? 1 : 0);
