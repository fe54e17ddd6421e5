import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from './backend.ts';
import { createPreview } from './listener.ts';
import { serveFiles } from './serve.ts';

const FILES = {
  'index.html': '<p>The landing page</p>',
  'app.html': '<p>The shell</p>',
  'about.html': '<p>About</p>',
  'assets/a-1.js': 'export {};',
};

/** The preview server as `npm start` starts it, on a small build and a free port. */
export const startPreview = async () => {
  const built = mkdtempSync(join(tmpdir(), 'janani-preview-'));
  mkdirSync(join(built, 'assets'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(built, file), text);
  const backend = await startBackend(':memory:');
  const server = createServer(createPreview(backend, serveFiles(built, {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    emulatorUrl: backend.emulator.url,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await backend.close();
      rmSync(built, { recursive: true });
    },
  };
};

/** How long a response may take; a server that crashed sends none. */
const RESPONSE_TIMEOUT_MS = 5000;

/** Sends exactly these bytes, and resolves with the status of the response; 0 if the connection ended without one. */
export const getStatus = async (port: number, bytes: string): Promise<number> => {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy());
  let received = '';
  socket.on('data', (data: Buffer) => {
    received += data.toString('latin1');
    if (received.includes('\r\n')) socket.end();
  });
  // A request that is too long is rejected before it is read: the rest of it meets a closed connection.
  socket.on('error', () => socket.destroy());
  socket.write(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
};
