/**
 * The Chromium of every test, as users have it. Playwright adds switches of its own
 * (playwright-core, `server/chromium/chromiumSwitches.ts`): those that change what a page meets are left out, and
 * `app/e2e/browser.spec.ts` fails where one is left that has no reason here.
 */
import { existsSync } from 'node:fs';
import { fontsForTests } from './fonts.ts';

const executablePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Playwright's switches that a user's browser does not have, and a page would notice. */
const leftOut = [
  // Back brings a whole page back, with its timers and open databases.
  '--disable-back-forward-cache',
  // Timers of a tab in the background come once a second, and a page that is covered rests.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // No input before a page's first frame, no thousand history entries in a second, no window without a press.
  '--allow-pre-commit-input',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  // On a desktop a scrollbar takes 15 px of the width.
  '--hide-scrollbars',
];

/** The switches that stay, by the reason why. */
const reasons = {
  'The machine: as root, in a container, without a graphics card, sound or a screen.': [
    'no-sandbox',
    'disable-gpu',
    'disable-dev-shm-usage',
    'enable-unsafe-swiftshader',
    'mute-audio',
    'headless',
    // Without a screen Chromium believes that there is no pointer either; a phone's comes by emulation.
    'blink-settings',
  ],
  'The driver: how it starts, steers and ends a browser that is new each time.': [
    'remote-debugging-pipe',
    'user-data-dir',
    'no-startup-window',
    'no-first-run',
    'no-default-browser-check',
    'no-service-autorun',
    'password-store',
    'use-mock-keychain',
    'disable-search-engine-choice-screen',
    'unsafely-disable-devtools-self-xss-warnings',
    'disable-infobars',
    'disable-hang-monitor',
    'disable-prompt-on-repost',
    'disable-stack-profiler',
    // How a picture is taken, and no question to a host outside.
    'enable-features',
  ],
  'Traffic of its own: no test asks a host outside.': [
    'disable-background-networking',
    'disable-component-update',
    'disable-component-extensions-with-background-pages',
    'disable-default-apps',
    'disable-extensions',
    'disable-breakpad',
    'disable-sync',
    'metrics-recording-only',
    'disable-features',
  ],
  'The same on each machine: no experiments of unofficial builds, one colour space.': [
    'disable-field-trial-config',
    'force-color-profile',
  ],
  'Edge and Windows alone read it.': [
    'disable-edgeupdater',
    'disable-updater-scheduler',
    'edge-skip-compat-layer-relaunch',
    'do-not-de-elevate',
  ],
};

/** Names of switches that a test's browser may have. */
export const explainedSwitches: string[] = Object.values(reasons).flat();

/** Of several lists of features the last counts (Chromium, base/command_line.cc): this one takes the place of Playwright's. */
const disabledFeatures = [
  // They ask hosts outside.
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium gives up a preflighted redirect whose request a test has intercepted (microsoft/playwright#43242).
  'AvoidCorsURLLoaderRestartOnRedirect',
];

/** For `launchOptions` of Playwright and of Vitest. */
export const browserOptions = {
  ...(executablePath ? { executablePath } : {}),
  env: { ...process.env, ...fontsForTests() },
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${disabledFeatures.join(',')}`],
  ignoreDefaultArgs: leftOut,
};
