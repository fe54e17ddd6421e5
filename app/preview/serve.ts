import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as httpRequest,
} from 'node:http';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Built files carry their content in their name; everything else is asked for again. */
const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a built app: files as they are, every other address with the shell (the router decides). */
export const serveFiles = (directory: string, headers: Record<string, string>): RequestListener => {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let path: string;
    try {
      path = normalize(decodeURIComponent(pathname));
    } catch {
      response.writeHead(400, headers).end();
      return;
    }
    const asked = join(directory, path);
    const file = isFile(asked) ? asked : join(directory, 'index.html');
    if (path.startsWith('/assets/') && file !== asked) {
      response.writeHead(404, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cacheControl(path),
    });
    createReadStream(file).pipe(response);
  };
};

/** Hands a request on to another server on this machine. */
export const passTo =
  (target: string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const onward = httpRequest(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  };
