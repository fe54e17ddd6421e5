import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canFindListeners, findListeners } from '../../packages/dev-support/src/listeners.ts';

// app/e2e/servers.spec.ts checks the processes that the journeys start.

test.runIf(canFindListeners).each([
  ['0.0.0.0', false],
  ['127.0.0.1', true],
])('findListeners: detects a listener on %s, and whether it is loopback', async (host, isLoopback) => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const match = findListeners(process.pid).find((listener) => listener.port === port);
  expect(match).toMatchObject({ port, isLoopback });
  server.close();
});

test.runIf(canFindListeners)('the contract stub listens on loopback only', async () => {
  const child = spawn(process.execPath, ['stub/start.ts'], {
    cwd: join(import.meta.dirname, '../../pact'),
    env: { ...process.env, PORT: '0' },
  });
  await once(child.stdout, 'data');
  const listeners = findListeners(child.pid ?? 0);
  child.kill();
  expect(listeners.map(({ isLoopback }) => isLoopback)).toEqual([true]);
});
