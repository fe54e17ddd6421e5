/** Serves the sandbox build of the app, with the sandbox and the identity emulator behind it. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startBackend } from './backend.ts';
import { createPreview } from './listener.ts';
import { serveFiles } from './serve.ts';

const DEFAULT_PORT = 4173;
const app = join(import.meta.dirname, '..');
/** Set for a certain port; 0 takes any free one. */
const requestedPort = process.env['PORT'];
const port = Number(requestedPort ?? DEFAULT_PORT);
const HOST = '127.0.0.1';
const databasePath = process.env['JANANI_DATABASE'] ?? join(app, '../.cache/sandbox.sqlite');
mkdirSync(join(databasePath, '..'), { recursive: true });

const buildFolder = join(app, 'dist', process.env['JANANI_BUILD'] ?? 'sandbox');
if (!existsSync(`${buildFolder}.headers.json`)) {
  console.error(
    'The app is not built yet, so there is nothing to serve. Run "npm start", which builds it first.',
  );
  process.exit(1);
}

const headers = JSON.parse(readFileSync(`${buildFolder}.headers.json`, 'utf8')) as Record<string, string>;
const backend = await startBackend(databasePath);
const server = createServer(createPreview(backend, serveFiles(buildFolder, headers)));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE' && requestedPort === undefined) {
    console.log(`Port ${port} is in use, so another one is taken.`);
    server.listen(0, HOST);
    return;
  }
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use, so Janani cannot be served there. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : `Janani cannot be served on port ${port} (${error.message}). Try another: PORT=${port + 1} npm start`,
  );
  process.exit(1);
});
server.on('listening', () => {
  console.log(
    `Janani is at http://localhost:${(server.address() as AddressInfo).port}\nSign up with any Indian mobile number; its SMS code appears here. Stop with Ctrl+C.`,
  );
});

const stop = () => {
  server.close();
  server.closeAllConnections();
  void backend.close().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// A test that was killed cannot stop the server any more.
process.on('disconnect', stop);
server.listen(port, HOST);
