import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort, startRegistry } from '../release/registry.ts';
import { canLook, listenersUnder } from '../../packages/dev-support/src/listeners.ts';

const root = join(import.meta.dirname, '../..');
// Storybook and Vite take their time on a busy machine.
const START_LIMIT_MS = 120_000;

const scriptOf = (folder: string, name: string) =>
  (
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts[name] ?? '';

const running: ChildProcess[] = [];
/** Ends a program with what it started itself. */
const stop = (child: ChildProcess) => {
  try {
    process.kill(-child.pid!, 'SIGTERM');
  } catch {
    // It has ended.
  }
};
afterEach(() => {
  for (const child of running.splice(0)) stop(child);
});

const isAnswered = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts what a script of a package starts, and waits until it says where it is. */
const start = async (folder: string, command: string, says: RegExp) => {
  const path = [
    join(root, folder, 'node_modules/.bin'),
    join(root, 'node_modules/.bin'),
    process.env['PATH'],
  ];
  const child = spawn('sh', ['-c', command], {
    cwd: join(root, folder),
    detached: true,
    env: { ...process.env, PATH: path.join(':'), PORT: '0', CI: 'true', NO_COLOR: '1' },
  });
  running.push(child);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        if (says.test(output)) resolve();
      });
    child.once('exit', () => reject(new Error(output)));
  });
  return child;
};

describe.runIf(canLook)('what listens', async () => {
  test('is seen on every interface, and on loopback', async () => {
    for (const [host, isLoopback] of [
      ['0.0.0.0', false],
      ['127.0.0.1', true],
    ] as const) {
      const server = createServer().listen(0, host);
      await once(server, 'listening');
      const { port } = server.address() as { port: number };
      const found = listenersUnder(process.pid).find((listener) => listener.port === port);
      expect(found).toMatchObject({ port, isLoopback });
      server.close();
    }
  });

  test.each([
    ['the contract stub', 'pact', scriptOf('pact', 'stub'), /http:\/\//],
    ['the app with hot reload', 'app', scriptOf('app', 'dev'), /Local:/],
    [
      'Storybook',
      '.',
      `${scriptOf('.', 'storybook').replace(/--port \d+/, `--port ${await freePort()}`)} --ci`,
      /Local:/,
    ],
  ])(
    '%s listens on loopback only, and is gone when it is stopped',
    async (_name, folder, command, says) => {
      const child = await start(folder, command, says);
      const listeners = listenersUnder(child.pid!);
      expect(listeners.length).toBeGreaterThan(0);
      expect(listeners.filter(({ isLoopback }) => !isLoopback)).toEqual([]);
      stop(child);
      for (const { port } of listeners) await expect.poll(() => isAnswered(port)).toBe(false);
    },
    START_LIMIT_MS,
  );

  test(
    'the registry of a dry run listens on loopback only',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'janani-registry-'));
      const registry = await startRegistry(folder);
      const listeners = listenersUnder(process.pid);
      registry.stop();
      rmSync(folder, { recursive: true, force: true });
      const port = Number(new URL(registry.url).port);
      expect(listeners.find((listener) => listener.port === port)).toMatchObject({ isLoopback: true });
    },
    START_LIMIT_MS,
  );
});
