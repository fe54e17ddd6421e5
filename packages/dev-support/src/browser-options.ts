/**
 * The options of Chromium in every test, so that pages behave as in a user's browser. Playwright adds switches
 * (playwright-core, `server/chromium/chromiumSwitches.ts`): those that change a page's behaviour are removed, and
 * `app/e2e/browser.spec.ts` fails for a remaining switch that is not listed here with its reason.
 */
import { existsSync } from 'node:fs';
import { writeFontConfig } from './fonts.ts';

const executablePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Playwright's switches that a user's browser does not have and that change a page's behaviour. */
const removedSwitches = [
  // Without the switch, Back restores a page with its timers and open databases.
  '--disable-back-forward-cache',
  // Without them, timers of a background tab run once a second, and a covered page is not rendered.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // Without them: no input before a page's first frame, a limit on history entries per second, no window without a
  // press.
  '--allow-pre-commit-input',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  // On a desktop a scrollbar takes 15 px of the width.
  '--hide-scrollbars',
];

/** The remaining switches, with the reason for each. */
const switchesByReason = {
  'Environment: runs as root, in a container, without a graphics card, sound or a screen.': [
    'no-sandbox',
    'disable-gpu',
    'disable-dev-shm-usage',
    'enable-unsafe-swiftshader',
    'mute-audio',
    'headless',
    // Without a screen Chromium assumes that there is no pointer either; a phone's pointer is emulated.
    'blink-settings',
  ],
  'Automation: starts, controls and ends a browser with a new profile.': [
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
    // Configures how screenshots are taken, and prevents requests to external hosts.
    'enable-features',
  ],
  'Background traffic: no test may send requests to external hosts.': [
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
  'Reproducibility: no field trials, one colour space.': [
    'disable-field-trial-config',
    'force-color-profile',
  ],
  'Only Edge, or Chromium on Windows, reads these.': [
    'disable-edgeupdater',
    'disable-updater-scheduler',
    'edge-skip-compat-layer-relaunch',
    'do-not-de-elevate',
  ],
};

/** The names of switches that a test's browser may have. */
export const explainedSwitches: string[] = Object.values(switchesByReason).flat();

/**
 * Of several lists of features the last one applies (Chromium, base/command_line.cc): this one replaces Playwright's.
 */
const disabledFeatures = [
  // These send requests to external hosts.
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium aborts a preflighted redirect whose request a test has intercepted (microsoft/playwright#43242).
  'AvoidCorsURLLoaderRestartOnRedirect',
  // The address bar's suggestions are web pages that each window loads, which took half of all processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** For `launchOptions` of Playwright and of Vitest. */
export const browserOptions = {
  ...(executablePath ? { executablePath } : {}),
  env: { ...process.env, ...writeFontConfig() },
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${disabledFeatures.join(',')}`],
  ignoreDefaultArgs: removedSwitches,
};
