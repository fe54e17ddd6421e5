/** The server of a consumer: for its files, or its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';
import { waitUntilResponding, findFreePort } from './registry.ts';

type Server = { url: string; stop: () => void };

/** Serves the built files of a consumer. */
export const serveFiles = async (folder: string, outDir: string): Promise<Server> => {
  const server = await preview({
    root: folder,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => void server.close() };
};

/** Starts Next in production mode: its pages require a server for their actions. */
export const startNext = async (folder: string): Promise<Server> => {
  const port = String(await findFreePort());
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', port, '-H', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilResponding(url, child, 'The Next app did not start. Run its `npm start`.');
  return { url, stop: () => child.kill('SIGTERM') };
};
