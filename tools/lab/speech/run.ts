/**
 * `pnpm lab speech`: what Orca says of the flagships while their stories play, in Chromium on a screen that nobody sees
 * (`apt-get install orca python3-speechd xvfb dbus`). `--only <text>` plays those with it in their id and prints all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveStorybook } from '../../../.storybook/pictures/serve.ts';
import { findBrowser } from '../../browser.mjs';
import { browserOptions } from '../../../packages/dev-support/src/browser-options.ts';
import { seconds, stopWith } from '../../setup.mjs';
import { expected } from './expected.ts';
import { startOrca, until } from './orca.ts';
import { unsaid } from './unannounced.ts';

/** Speech comes after the play: Orca waits until a page has come to rest. */
const SAID_WITHIN_MS = 30_000;
const INSIDE = 'JANANI_SPEECH_BUS';

if (!existsSync('/usr/bin/orca'))
  stopWith(
    'Orca is not there, so nothing can be heard. On Debian: apt-get install orca python3-speechd xvfb dbus.',
  );

// A message bus of its own: nothing that runs on this machine hears of it.
if (process.env[INSIDE] === undefined) {
  const { status } = spawnSync(
    '/usr/bin/dbus-run-session',
    ['--', process.execPath, ...process.argv.slice(1)],
    {
      env: { ...process.env, [INSIDE]: '1' },
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const started = Date.now();
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
  for (const { story, hears } of expected.filter(({ story: id }) => id.includes(values.only ?? ''))) {
    await page.goto('about:blank');
    const before = orca.said().length;
    const spoken = () => orca.said().slice(before);
    await page.goto(`${server.url}/iframe.html?id=${story}&viewMode=story`);
    const missing = () => unsaid(spoken(), story, hears);
    const isSaid = await until(() => missing().length === 0, SAID_WITHIN_MS);
    console.log(`${isSaid ? '✓' : '✗'} ${story}${isSaid ? '' : `: not said: ${missing().join(' · ')}`}`);
    if (!isSaid || values.only !== undefined) console.log(`    ${spoken().join('\n    ')}`);
    if (!isSaid) process.exitCode = 1;
  }
} finally {
  await browser.close();
  orca.stop();
  server.stop();
}
console.log(seconds(started));
