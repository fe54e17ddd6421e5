import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canFindListeners, findListeners } from '@janani/dev-support/src/listeners.ts';
import { expect, test } from './test.ts';

/** `npm start` with its own database; resolves once it has printed its URL. */
const start = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-start-'));
  const { PORT: _port, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../preview/start.ts')], {
    env: { ...inherited, JANANI_DATABASE: join(folder, 'sandbox.sqlite') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const url = await new Promise<string>((resolve) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const [, address] = /Janani is at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => resolve(''));
  });
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, output, stop, child };
};

test(
  'a second server takes a free port and prints it; a server ends with the process that started it',
  { tag: '@resilience' },
  async () => {
    test.slow();
    // Another clone may use the usual port already: then both take a free one.
    const server = await start();
    const other = await start();
    expect(other.output).toContain('is in use, so another server is taken');
    expect(new Set([server.url, other.url]).size).toBe(2);
    for (const { url } of [server, other]) expect((await fetch(url)).status).toBe(200);
    other.child.disconnect();
    await expect(async () => {
      await expect(fetch(other.url)).rejects.toThrow('fetch failed');
    }).toPass();
    for (const { stop } of [server, other]) stop();
  },
);

test('no process that the tests start listens on an address other than loopback', async ({ app }) => {
  test.skip(!canFindListeners, 'listeners can be listed on Linux only');
  // The parent is the test runner; its children are this worker, its browser and its server.
  const listeners = findListeners(process.ppid);
  expect(listeners.map(({ port }) => port)).toContain(Number(new URL(app.url).port));
  expect(listeners.filter(({ isLoopback }) => !isLoopback)).toEqual([]);
});
