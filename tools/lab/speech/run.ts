/**
 * `pnpm lab speech`: checks what Orca announces while stories play in Chromium on a virtual screen (`apt-get install
 * orca python3-speechd xvfb dbus`). `--only <text>` plays the stories with the text in their id and prints all speech.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveStorybook } from '../../../.storybook/screenshots/serve.ts';
import { findBrowser } from '../../browser.mjs';
import { browserOptions } from '../../../packages/dev-support/src/browser-options.ts';
import { formatSeconds, failWith } from '../../setup.mjs';
import { expectedAnnouncements } from './expected.ts';
import { startOrca, waitUntil } from './orca.ts';
import { findUnannounced } from './unannounced.ts';

/** Orca speaks with a delay: it waits until the page is idle. */
const ANNOUNCEMENT_TIMEOUT_MS = 30_000;
const SEPARATE_BUS = 'JANANI_SPEECH_BUS';

if (!existsSync('/usr/bin/orca'))
  failWith(
    'Orca is not installed, so nothing can be tested. On Debian: apt-get install orca python3-speechd xvfb dbus.',
  );

// Runs again on a separate message bus, so that no other program on the machine is affected.
if (process.env[SEPARATE_BUS] === undefined) {
  const { status } = spawnSync(
    '/usr/bin/dbus-run-session',
    ['--', process.execPath, ...process.argv.slice(1)],
    {
      env: { ...process.env, [SEPARATE_BUS]: '1' },
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const startTime = Date.now();
const server = await serveStorybook();
const orca = await startOrca();
const browser = await chromium.launch({
  ...browserOptions,
  executablePath: await findBrowser(),
  headless: false,
  args: [...browserOptions.args, '--force-renderer-accessibility'],
  env: { ...browserOptions.env, ...orca.env },
});
try {
  const page = await browser.newPage();
  for (const { story, announcements } of expectedAnnouncements.filter(({ story: id }) =>
    id.includes(values.only ?? ''),
  )) {
    await page.goto('about:blank');
    const spokenBefore = orca.spoken().length;
    const getSpoken = () => orca.spoken().slice(spokenBefore);
    await page.goto(`${server.url}/iframe.html?id=${story}&viewMode=story`);
    const getMissing = () => findUnannounced(getSpoken(), story, announcements);
    const isAnnounced = await waitUntil(() => getMissing().length === 0, ANNOUNCEMENT_TIMEOUT_MS);
    console.log(
      `${isAnnounced ? '✓' : '✗'} ${story}${isAnnounced ? '' : `: not announced: ${getMissing().join(' · ')}`}`,
    );
    if (!isAnnounced || values.only !== undefined) console.log(`    ${getSpoken().join('\n    ')}`);
    if (!isAnnounced) process.exitCode = 1;
  }
} finally {
  await browser.close();
  orca.stop();
  server.stop();
}
console.log(formatSeconds(startTime));
