import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getNodeError, root } from './setup.mjs';

test('an unsupported Node is reported with the remedy', () => {
  expect(getNodeError('18.20.1')).toMatch(/needs Node 20 or newer.+this is 18\.20\.1.+Install/);
  expect(getNodeError('20.0.0')).toBeUndefined();
  expect(getNodeError('24.21.0')).toBeUndefined();
});

test('a CHROME_PATH without a file is reported with the remedy', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await (await import(${JSON.stringify(join(root, 'tools/browser.mjs'))})).findBrowser()`,
    ],
    { env: { ...process.env, CHROME_PATH: '/nowhere/chromium' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    'CHROME_PATH is "/nowhere/chromium", and there is no such file. Set it to a Chromium, or unset it.',
  );
});

/** A script that runs a shell with a server in the background, then a step that must not run after a signal. */
const INTERRUPTED = `
  const { run } = await import(${JSON.stringify(join(root, 'tools/setup.mjs'))});
  const server = "require('net').createServer().listen(0, '127.0.0.1', function () { require('fs').writeSync(2, String(this.address().port)) })";
  await run('sh', ['-c', \`"$0" -e "$1" & wait\`, process.execPath, server], { show: true });
  console.log('went on');
`;

test.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends every started process and the following steps',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', INTERRUPTED]);
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    const [line] = (await once(child.stderr, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${line.toString().trim()}`;
    const exited = once(child, 'exit');
    child.kill(signal);
    expect(await exited).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(output).toBe('');
  },
);
