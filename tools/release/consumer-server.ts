/** The server of a consumer: plain files, or what it starts itself. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { answering, freePort } from './registry.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Server = { url: string; stop: () => void };

/** Serves the files of a folder. */
export const serveFiles = (folder: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const file = join(
        folder,
        pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname),
      );
      if (!file.startsWith(folder) || !existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}/`, stop: () => server.close() });
    });
  });

/** Starts Next as in production: its pages need a server that runs their actions. */
export const startNext = async (folder: string): Promise<Server> => {
  const port = await freePort();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}/`;
  await answering(
    url,
    child,
    'The Next app did not start, so its pages cannot be looked at. Run its `npm start`.',
  );
  return { url, stop: () => child.kill('SIGTERM') };
};
