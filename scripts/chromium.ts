/**
 * The Chromium of every test, as users have it. Playwright adds switches of its own
 * (playwright-core, `server/chromium/chromiumSwitches.ts`); those that change what a page meets are left out here.
 */
import { existsSync } from 'node:fs';

const executablePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Switches of Playwright that users do not have. */
const notOfUsers = [
  // Back brings a whole page back, with its timers and open databases.
  '--disable-back-forward-cache',
  // Timers of a tab in the background come once a second, and a page that is covered rests.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // No input before a page's first frame; no thousand history entries in a second; no window without a press.
  '--allow-pre-commit-input',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  // On a desktop a scrollbar takes 15 px of the width.
  '--hide-scrollbars',
];

/** The last list of features counts (base/command_line.cc), so that this one takes the place of Playwright's. */
const disabledFeatures = [
  // They ask hosts outside: nothing in a test may.
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium gives up a preflighted redirect whose request a test has intercepted (microsoft/playwright#43242).
  'AvoidCorsURLLoaderRestartOnRedirect',
];

export const chromium = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // As root, in a container, and without a graphics card.
    '--no-sandbox',
    '--disable-gpu',
    // No traffic of the browser's own.
    '--disable-background-networking',
    '--no-first-run',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
  ignoreDefaultArgs: notOfUsers,
};
