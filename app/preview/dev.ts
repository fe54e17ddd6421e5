/** The app with hot reload, with the sandbox and the identity emulator behind it. */
import { mkdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rejectOtherOrigins, toNodeListener } from '@janani/sandbox-api/serve';
import { createServer } from 'vite';
import { hasPathPrefix, emulatorPaths, sandboxPaths, startBackend } from './backend.ts';
import { analyticsPaths, createCapture } from './capture.ts';

const DEFAULT_PORT = 5173;
const app = join(import.meta.dirname, '..');
const cache = join(app, '../.cache');
mkdirSync(cache, { recursive: true });

const backend = await startBackend(join(cache, 'sandbox.sqlite'));
const toSandbox = toNodeListener(backend.sandbox);
const toCapture = createCapture();
const api = createHttpServer(
  rejectOtherOrigins((request, response) =>
    hasPathPrefix(analyticsPaths, request.url) ? toCapture(request, response) : toSandbox(request, response),
  ),
);
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
const sandboxUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

const proxy = (paths: string[], target: string) =>
  Object.fromEntries(paths.map((path) => [path, { target }]));
const vite = await createServer({
  root: app,
  configFile: join(app, 'vite.config.ts'),
  mode: 'sandbox',
  server: {
    port: Number(process.env['PORT'] ?? DEFAULT_PORT),
    proxy: {
      ...proxy([...sandboxPaths, ...analyticsPaths], sandboxUrl),
      ...proxy(emulatorPaths, backend.emulator.url),
    },
  },
});
await vite.listen();
vite.printUrls();
