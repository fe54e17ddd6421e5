/** Finds the Chromium for tests, or installs one. */
import { existsSync } from 'node:fs';
import { pnpm, run, failWith } from './setup.mjs';

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findInstalled = () => knownPaths.find((path) => existsSync(path));

const installFromDebian = async () => {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  console.log('No Chromium found; installing the system package');
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
  return findInstalled();
};

const downloadWithPlaywright = async () => {
  console.log("No system package either; trying Playwright's own download");
  await pnpm(['exec', 'playwright', 'install', 'chromium']);
  const { output } = await pnpm(['exec', 'node', '-p', "require('playwright').chromium.executablePath()"]);
  const path = output.trim().split('\n').at(-1);
  return path && existsSync(path) ? path : undefined;
};

/** Finds Chromium by `CHROME_PATH` or on the system; otherwise installs Debian's package or Playwright's download. */
export const findBrowser = async () => {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath && !existsSync(configuredPath))
    failWith(
      `CHROME_PATH is "${configuredPath}", and there is no such file. Set it to a Chromium, or unset it.`,
    );
  const path =
    configuredPath ?? findInstalled() ?? (await installFromDebian()) ?? (await downloadWithPlaywright());
  if (!path)
    failWith(
      'No Chromium could be found or installed, so the browser tests cannot run. Install Chromium or Chrome and set CHROME_PATH to it.',
    );
  return path;
};
