import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as httpRequest,
} from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REVALIDATE, getCacheControl, isShellPath } from '../build/hosting.ts';
import { SHELL_FILE } from '../worker/worker-urls.ts';
import { readTarget } from './request-target.ts';

const contentTypes = new Map<string, string>(
  Object.entries({
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
    '.xml': 'application/xml',
  }),
);

/** Images and fonts are compressed already. */
const compressibleExtensions = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** A file as a host sends it: compressed once, and again after it was rebuilt. */
const compressed = new Map<string, { time: number; content: Buffer }>();
const compress = (file: string): Buffer => {
  const time = statSync(file).mtimeMs;
  const cached = compressed.get(file);
  if (cached?.time === time) return cached.content;
  const content = gzipSync(readFileSync(file), { level: 9 });
  compressed.set(file, { time, content });
  return content;
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The prerendered page of a URL. */
const getPage = (directory: string, path: string) =>
  [join(directory, path, 'index.html'), join(directory, `${path}.html`)].find((file) => isFile(file));

/**
 * The canonical URL of a page that was requested by its file's name or with a trailing slash. Two URLs would
 * be two pages in search engines, and at the second one the router would render another page than the markup.
 */
const getCanonicalPath = (directory: string, path: string): string | undefined => {
  const bare = path.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
  return bare !== path && getPage(directory, bare) ? bare : undefined;
};

/** A language has its own shell under its prefix. */
const getShell = (directory: string, path: string) => {
  const [, first = ''] = path.split('/');
  return [join(directory, first, SHELL_FILE), join(directory, SHELL_FILE)].find((file) => isFile(file));
};

/**
 * The built file for a URL: the file itself, the page of the URL, or the shell, which lets the router decide.
 */
const findFile = (directory: string, path: string): string | undefined =>
  isFile(join(directory, path))
    ? join(directory, path)
    : (getPage(directory, path) ?? (isShellPath(path) ? getShell(directory, path) : undefined));

/** Serves a built app as its host does (hosting.ts), with its headers. */
export const serveFiles = (directory: string, headers: Record<string, string>): RequestListener => {
  return (request, response) => {
    const target = readTarget(request.url);
    if (!target) {
      response.writeHead(400, headers).end();
      return;
    }
    const { path, search } = target;
    const canonical = getCanonicalPath(directory, path);
    if (canonical) {
      const caching = { 'Cache-Control': getCacheControl(path) };
      response.writeHead(301, { ...headers, ...caching, Location: canonical + search }).end();
      return;
    }
    const file = findFile(directory, path);
    if (!file) {
      response.writeHead(404, { ...headers, 'Cache-Control': REVALIDATE }).end();
      return;
    }
    const isCompressed =
      compressibleExtensions.has(extname(file)) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const content = isCompressed ? compress(file) : readFileSync(file);
    response.writeHead(200, {
      ...headers,
      ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
      'Content-Length': content.byteLength,
      'Content-Type': contentTypes.get(extname(file)) ?? 'application/octet-stream',
      'Cache-Control': getCacheControl(path),
      Vary: 'Accept-Encoding',
    });
    response.end(content);
  };
};

/** Proxies a request to another server on this machine, with the requested host and origin. */
export const proxyTo =
  (target: string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const upstreamRequest = httpRequest(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: request.headers },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    upstreamRequest.on('error', () => {
      // The status has been sent already: the client detects the incomplete response.
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    request.pipe(upstreamRequest);
  };
