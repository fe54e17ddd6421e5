import { type RequestListener, type ServerResponse, createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proxyTo, serveFiles } from '../preview/serve.ts';
import type { StoredState, AppServer } from './backend.ts';
import { waitForServer } from './hosting.ts';
import type { Release } from './releases.ts';

/** Cache rules by folder, as hosts apply them: a wrong response for a built file may be cached for a year. */
const getCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
const PAGE = '<!doctype html><title>Gateway</title><h1>Please log in to the network</h1>';

/** Code that must never run in a page. */
const FOREIGN_CODE = 'globalThis.foreignCode = true; export const x = 1; export default () => null;';

type FailedFile = { response: ServerResponse; path: string; content: Buffer; other: () => Release };

const getContentType = (path: string) =>
  path.endsWith('.css') ? 'text/css' : path.endsWith('.woff2') ? 'font/woff2' : 'text/javascript';

const respond = (
  { response, path }: FailedFile,
  status: number,
  type: string,
  body: string | Buffer,
  cache = getCacheControl(path),
) => response.writeHead(status, { 'Content-Type': type, 'Cache-Control': cache }).end(body);

/** Sends half of the declared length; then the connection ends or stalls. */
const sendHalf = ({ response, path, content }: FailedFile, isEnded: boolean) => {
  response.writeHead(200, { 'Content-Type': getContentType(path), 'Content-Length': content.byteLength });
  response.write(content.subarray(0, content.byteLength / 2), () =>
    isEnded ? response.destroy() : undefined,
  );
};

/** The file of the same role in the other release, found by the part of its name before the hash. */
const otherReleaseContent = ({ path, other }: FailedFile) => {
  const [, role = '', type = ''] = /^\/assets\/(.+)-[\w-]{8}\.(\w+)$/.exec(path) ?? [];
  const { folder, files } = other();
  const counterpart = files.find((file) => file.startsWith(`/assets/${role}-`) && file.endsWith(type));
  return counterpart ? readFileSync(join(folder, counterpart)) : Buffer.from('');
};

/** Every way in which the delivery of a file can fail. */
export const faultHandlers = {
  'not found': (file) => respond(file, 404, 'text/plain', '', 'no-cache'),
  'an HTML page': (file) => respond(file, 200, 'text/html', PAGE),
  'cut off': (file) => sendHalf(file, true),
  endless: (file) => sendHalf(file, false),
  'of another type': (file) => respond(file, 200, 'text/plain', file.content),
  'of another version': (file) => respond(file, 200, getContentType(file.path), otherReleaseContent(file)),
  empty: (file) => respond(file, 200, getContentType(file.path), ''),
  'foreign code': (file) => respond(file, 200, getContentType(file.path), FOREIGN_CODE),
  'a cacheable 404': (file) => respond(file, 404, 'text/plain', ''),
} satisfies Record<string, (file: FailedFile) => unknown>;
export type FileFault = keyof typeof faultHandlers;

/** A host for releases in front of the sandbox, which can fail one file. */
export const createReleaseHost = async (
  app: AppServer,
  releases: { first: Release; other: () => Release },
) => {
  let release = releases.first;
  let fault: { file: RegExp; kind: FileFault } | undefined;
  /** Called once, when the worker is requested. */
  let onWorker = () => {};
  let failedCount = 0;
  const toBackend = proxyTo(app.url);
  const listeners = new Map<Release, RequestListener>();
  const toFiles = (targetRelease: Release) => {
    const listener = listeners.get(targetRelease) ?? serveFiles(targetRelease.folder, targetRelease.headers);
    listeners.set(targetRelease, listener);
    return listener;
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', app.url).pathname;
    if (/^\/(?:api|__|emulator|identitytoolkit|securetoken)/.test(path)) return toBackend(request, response);
    if (path === '/sw.js') onWorker();
    if (!fault?.file.test(path)) return toFiles(release)(request, response);
    failedCount += 1;
    const isFile = release.files.includes(path) || path === '/sw.js';
    const content = isFile ? readFileSync(join(release.folder, path)) : Buffer.from(PAGE);
    const other = () => (release === releases.first ? releases.other() : releases.first);
    return faultHandlers[fault.kind]({ response, path, content, other });
  });
  const { url, close } = await waitForServer(server.listen(0, '127.0.0.1'));

  return {
    url,
    fail: (file: RegExp, kind: FileFault) => {
      fault = { file, kind };
    },
    failOnceWorkerRequested: (file: RegExp, kind: FileFault) => {
      onWorker = () => {
        fault ??= { file, kind };
        onWorker = () => {};
      };
    },
    deploy: (next: Release) => {
      release = next;
    },
    recover: () => {
      fault = undefined;
      // Ends responses that hang.
      server.closeAllConnections();
    },
    failed: () => failedCount,
    moveState: (state: StoredState) =>
      JSON.parse(JSON.stringify(state).replaceAll(app.url, url)) as StoredState,
    close,
  };
};
export type Host = Awaited<ReturnType<typeof createReleaseHost>>;
