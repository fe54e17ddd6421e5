import { expect, test } from '@playwright/test';
import { explainedSwitches } from '@janani/dev-support/src/browser-options.ts';

/** Switches that Debian's start script and Chromium itself add (/etc/chromium.d, content/browser). */
const documentedSwitches = [
  'show-component-extension-options',
  'enable-gpu-rasterization',
  'disable-pings',
  'media-router',
  'enable-remote-extensions',
  'load-extension',
  'noerrdialogs',
  'ozone-platform',
  'ozone-override-screen-size',
  'use-angle',
  'flag-switches-begin',
  'flag-switches-end',
];

test('every switch that the tests start the browser with has a documented reason', async ({ page }) => {
  await page.goto('chrome://version');
  const line = (await page.locator('#command_line').textContent()) ?? '';
  const switches = [...line.matchAll(/ --([\w-]+)/g)].map(([, name]) => name);
  expect(switches).toContain('headless');
  expect(switches.filter((name) => ![...explainedSwitches, ...documentedSwitches].includes(name!))).toEqual(
    [],
  );
});
