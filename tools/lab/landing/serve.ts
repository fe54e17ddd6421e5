import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveFiles } from '../../../app/preview/serve.ts';
import { scriptOnlyPage, staticPage, removeScripts } from './candidates.ts';

const buildFolder = join(import.meta.dirname, '../../../app/dist/production');

/** Serves all candidates, with the headers and the compression of the product. */
export const serveCandidates = async (): Promise<{ url: string; close: () => void }> => {
  if (!existsSync(`${buildFolder}.headers.json`))
    throw new Error(
      'There is no production build to measure. Run "pnpm --filter @janani/app run build:example" first.',
    );
  const { 'Content-Security-Policy': policy = '', ...others } = JSON.parse(
    readFileSync(`${buildFolder}.headers.json`, 'utf8'),
  ) as Record<string, string>;
  // The bench server uses plain HTTP on loopback.
  const headers = { ...others, 'Content-Security-Policy': policy.replace(/; upgrade-insecure-requests/, '') };
  const serveBuild = serveFiles(buildFolder, headers);
  const compress = (html: string) => gzipSync(html, { level: 9 });
  const read = (file: string) => readFileSync(join(buildFolder, file), 'utf8');
  const comparisonPages = new Map([
    [staticPage.path, compress(removeScripts(read('index.html')))],
    [scriptOnlyPage.path, compress(read('app.html'))],
  ]);
  const server = createServer((request, response) => {
    const content = comparisonPages.get(request.url ?? '');
    if (!content) return serveBuild(request, response);
    response
      .writeHead(200, {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'gzip',
        'Content-Length': content.byteLength,
        'Cache-Control': 'no-cache',
      })
      .end(content);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
