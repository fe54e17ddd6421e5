/** A host of the small build on the loopback address, which can be made wrong in one thing. */
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { cacheControlOf } from '../../app/build/hosting.ts';
import { type Ask, NoAnswer } from './ask.ts';
import { HEADERS, contentAt } from './small-build.testing.ts';

type Sent = Record<string, string | undefined>;
export type Reply = { status: number; headers: Sent; text: string };
/** What a host that is set up otherwise sends in place of a reply; or takes the connection itself. */
export type Change = (reply: Reply, path: string) => Reply | ((response: ServerResponse) => void);

const types = new Map(
  Object.entries({
    css: 'text/css',
    js: 'text/javascript; charset=utf-8',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
    woff2: 'font/woff2',
    xml: 'application/xml',
  }),
);

const general: Sent = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

const found = (text: string, type: string, path: string): Reply => ({
  status: 200,
  headers: { ...general, 'content-type': type, 'cache-control': cacheControlOf(path) },
  text,
});
const refused = (status: number, text = ''): Reply => ({
  status,
  headers: { ...general, 'cache-control': 'no-cache' },
  text,
});

/** What is shorter goes as it is: it takes less time. */
const COMPRESSED_FROM = 4000;
const REFUSAL = JSON.stringify({ success: false, message: 'No' });
const HTML = 'text/html; charset=utf-8';

/** How a host answers that does all that docs/how-to/deploy.md asks, and is the API's as well. */
export const rightReply = (path: string): Reply => {
  if (path.startsWith('/api/')) return refused(path.startsWith('/api/user/') ? 401 : 404, REFUSAL);
  const text = contentAt(path);
  if (text !== undefined) return found(text, types.get(/\.(\w+)$/.exec(path)?.[1] ?? '') ?? HTML, path);
  if (path.startsWith('/assets/') || path.includes('/.')) return refused(404);
  return found(contentAt(path.startsWith('/hi/') ? '/hi/app' : '/app') ?? '', HTML, path);
};

const send = (response: ServerResponse, { status, headers, text }: Reply) => {
  const isGzip = headers['content-encoding'] === undefined && text.length > COMPRESSED_FROM;
  const sent = { ...headers, ...(isGzip ? { 'content-encoding': 'gzip' } : {}) };
  for (const [name, value] of Object.entries(sent)) if (value) response.setHeader(name, value);
  response.writeHead(status).end(isGzip ? gzipSync(text) : text);
};

/** The same host without a connection, for what is only about what its answers say. */
export const askOf =
  (change: Change): Ask =>
  (address) => {
    const { pathname, search } = new URL(address);
    const reply = change(rightReply(pathname), pathname + search);
    if (typeof reply === 'function') return Promise.reject(new NoAnswer('none'));
    const sent = Object.entries({ 'content-encoding': 'gzip', ...reply.headers });
    const headers = new Headers(sent.flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
    return Promise.resolve({ ...reply, headers, body: Buffer.from(reply.text) });
  };

export const startLoopbackHost = async () => {
  let change: Change = (reply) => reply;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '/' } = request;
    asked.push(`${method} ${url}`);
    const reply = change(rightReply(url.replace(/\?.*/, '')), url);
    if (typeof reply === 'function') reply(response);
    else send(response, reply);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request since it started. */
    asked,
    become: (next: Change) => {
      change = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
