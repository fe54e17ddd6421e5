/** A temporary registry on loopback for a dry run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 60_000;
const SCOPE = '@janani';

export type Registry = {
  url: string;
  /** Lines for an `.npmrc` that take only our scope from this registry. */
  npmrc: string;
  stop: () => void;
};

/** A free port. */
export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const createConfiguration = (folder: string) => `storage: ${join(folder, 'storage')}
uplinks: {}
packages:
  '${SCOPE}/*':
    access: $all
    publish: $anonymous
log: { type: stdout, level: warn }
`;

/** Waits until a started server responds; throws with the remedy where it does not. */
export const waitUntilResponding = async (url: string, child: ChildProcess, message: string) => {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isResponding = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isResponding) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(message);
};

/** Starts an empty Verdaccio without an uplink. */
export const startRegistry = async (folder: string): Promise<Registry> => {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(config, createConfiguration(folder));
  const port = await findFreePort();
  const bin = join(import.meta.dirname, '../../node_modules/.bin/verdaccio');
  const child = spawn(bin, ['--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilResponding(
    `${url}/-/ping`,
    child,
    'The registry on loopback did not start, so nothing can be published. Run `pnpm install` again.',
  );
  return {
    url,
    npmrc: `${SCOPE}:registry=${url}/\n//127.0.0.1:${port}/:_authToken=anonymous\n`,
    stop: () => child.kill('SIGTERM'),
  };
};
