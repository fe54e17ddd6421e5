import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { server as firebaseHosting } from 'superstatic';
import { serveFiles } from '../preview/serve.ts';

export const dist = join(import.meta.dirname, '../dist');

const readJson = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as unknown;

/** The headers that a build has to be served with. */
export const getHeaders = (build: string) => readJson(`${build}.headers.json`) as Record<string, string>;

type FirebaseConfig = { hosting: NonNullable<Parameters<typeof firebaseHosting>[0]['config']> };

/** Waits for a server to listen; returns its URL, and how to close it. */
export const waitForServer = async (server: Server) => {
  if (!server.listening) await new Promise<void>((resolve) => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** A build on the local server of Firebase Hosting, with its generated configuration. */
export const serveAsHosting = (build: string) => {
  const { hosting } = readJson(`${build}.firebase.json`) as FirebaseConfig;
  return waitForServer(
    firebaseHosting({ port: 0, hostname: 'localhost', cwd: dist, config: hosting }).listen(),
  );
};

/** The same build on the preview server. */
export const serveAsPreview = (build: string) =>
  waitForServer(createServer(serveFiles(join(dist, build), getHeaders(build))).listen(0, 'localhost'));
