import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canListListeners, listenersUnder } from '@janani/dev-support/src/listeners.ts';
import { expect, test } from './test.ts';

/** `npm start` on a database of its own; resolves with what it said first about where it is. */
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
  'two at once: the second takes a free port and says so; one ends with the test that started it',
  { tag: '@resilience' },
  async () => {
    test.slow();
    // The usual port may be taken by another clone already: then both give way.
    const one = await start();
    const other = await start();
    expect(other.output).toContain('is in use, so another one is taken');
    expect(new Set([one.url, other.url]).size).toBe(2);
    for (const { url } of [one, other]) expect((await fetch(url)).status).toBe(200);
    other.child.disconnect();
    await expect(async () => {
      await expect(fetch(other.url)).rejects.toThrow('fetch failed');
    }).toPass();
    for (const { stop } of [one, other]) stop();
  },
);

test('of all that the tests start, nothing listens on other than loopback', async ({ app }) => {
  test.skip(!canListListeners, 'only Linux tells who listens');
  // The runner, whose children are this worker, its browser and its server.
  const listeners = listenersUnder(process.ppid);
  expect(listeners.map(({ port }) => port)).toContain(Number(new URL(app.url).port));
  expect(listeners.filter(({ isLoopback }) => !isLoopback)).toEqual([]);
});
