/**
 * `pnpm lab pseudo`: every page and every story at 320 px with pseudo-localised texts: long, accented and in brackets.
 */
import { findBrowser } from '../browser.mjs';
import { pnpm, run, formatSeconds } from '../setup.mjs';

const env = { CHROME_PATH: await findBrowser(), NO_COLOR: '1' };
const steps = [
  {
    name: 'stories',
    work: () => run('vitest', ['run', '--project', 'stories'], { env: { ...env, JANANI_PSEUDO: 'on' } }),
  },
  {
    name: 'pages',
    work: () => pnpm(['--filter', '@janani/app', 'run', '--silent', 'test:pseudo'], { env }),
  },
];

for (const { name, work } of steps) {
  const startTime = Date.now();
  const { code, output } = await work();
  if (code !== 0) {
    process.exitCode = 1;
    console.log(output);
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${formatSeconds(startTime)})`);
}
