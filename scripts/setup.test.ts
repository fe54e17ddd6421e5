import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem, root } from './setup.mjs';

test('an old Node is one sentence that says what to do', () => {
  expect(nodeProblem('18.20.1')).toMatch(/needs Node 20 or newer.+this is 18\.20\.1.+Install/);
  expect(nodeProblem('20.0.0')).toBeUndefined();
  expect(nodeProblem('24.21.0')).toBeUndefined();
});

test('a CHROME_PATH that leads nowhere is one sentence that says what to do', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await (await import(${JSON.stringify(join(root, 'scripts/browser.mjs'))})).findBrowser()`,
    ],
    { env: { ...process.env, CHROME_PATH: '/nowhere/chromium' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    'CHROME_PATH is "/nowhere/chromium", and there is no such file. Set it to a Chromium, or unset it.',
  );
});
