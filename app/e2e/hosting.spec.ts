import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist, getHeaders, serveAsHosting, serveAsPreview } from './hosting.ts';
import { recordCases } from './record-cases.ts';

const BUILD = 'production';
const SHELL_MARKER = '<meta name="robots" content="noindex" />';
const HTML = /^text\/html; charset=utf-8$/;
const SCRIPT = /^(?:text|application)\/javascript; charset=utf-8$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const files = (folder: string, ending: string) =>
  readdirSync(join(dist, BUILD, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${join(folder, file)}`);

/** Every document of the build except the shell. */
const documents = () => files('', '.html').filter((file) => !file.endsWith('/app.html'));
const getUrl = (document: string) => document.replace(/(?:\/index)?\.html$/, '') || '/';

type PathKind = {
  description: string;
  paths: string[];
  status: number;
  type?: RegExp;
  /** Unset where the host decides. */
  cache?: string;
  contains?: string;
  to?: string;
};

const getPathKinds = (): PathKind[] => [
  ...documents().map((document) => ({
    description: 'a page',
    paths: [getUrl(document)],
    status: 200,
    type: HTML,
    cache: 'no-cache',
    contains: `data-page="${getUrl(document)}"`,
  })),
  {
    description: 'the shell',
    paths: [
      '/dashboard',
      '/dashboard/',
      '/session/x',
      '/session/a.b',
      '/session/.x',
      '/nonsense',
      '/a/b/c',
      '/otp?x=1',
      '/app',
      '/assets',
      '/assetsx/y',
      '/a.b/c.d',
    ],
    status: 200,
    type: HTML,
    cache: 'no-cache',
    contains: SHELL_MARKER,
  },
  {
    description: 'the shell of a language',
    paths: ['/hi/dashboard', '/hi/session/x', '/hi/session/.x', '/hi/nonsense', '/hi/a/b/c'],
    status: 200,
    type: HTML,
    cache: 'no-cache',
    contains: '<html lang="hi-IN">',
  },
  ...documents().flatMap((document) =>
    [document, ...(getUrl(document) === '/' ? [] : [`${getUrl(document)}/`])].map((path) => ({
      description: 'another name of a page',
      paths: [path],
      status: 301,
      cache: 'no-cache',
      to: getUrl(document),
    })),
  ),
  { description: 'the shell by its file', paths: ['/app.html'], status: 301, cache: 'no-cache', to: '/app' },
  {
    description: 'a built script',
    paths: files('assets', '.js'),
    status: 200,
    type: SCRIPT,
    cache: IMMUTABLE,
  },
  {
    description: 'a built style',
    paths: files('assets', '.css'),
    status: 200,
    type: /^text\/css; charset=utf-8$/,
    cache: IMMUTABLE,
  },
  {
    description: 'a font',
    paths: files('assets', '.woff2'),
    status: 200,
    type: /^font\/woff2$/,
    cache: IMMUTABLE,
  },
  {
    description: 'the worker',
    paths: ['/sw.js'],
    status: 200,
    type: SCRIPT,
    cache: 'no-cache',
    contains: 'precache',
  },
  {
    description: 'the web app manifest',
    paths: ['/manifest.webmanifest'],
    status: 200,
    type: /^application\/manifest\+json/,
    cache: 'no-cache',
  },
  {
    description: 'the rules for search engines',
    paths: ['/robots.txt'],
    status: 200,
    type: /^text\/plain/,
    cache: 'no-cache',
  },
  {
    description: 'the contact for security reports',
    paths: ['/.well-known/security.txt'],
    status: 200,
    type: /^text\/plain; charset=utf-8$/,
    cache: 'no-cache',
    contains: 'Contact: mailto:security@janani.example\nExpires: ',
  },
  { description: 'an icon', paths: ['/icon-192.png'], status: 200, type: /^image\/png$/, cache: 'no-cache' },
  {
    description: 'a dotfile: not the shell',
    paths: [
      '/.well-known/x',
      '/.well-known/assetlinks.json',
      '/.well-known',
      '/.env',
      '/.git/config',
      '/.DS_Store',
      '/hi/.env',
      '/a/.git/config',
      '/assets/.htaccess',
    ],
    status: 404,
  },
  {
    description: 'a missing script or API path: not the shell',
    paths: ['/assets/removed-1.js', '/assets/x/y', '/api/user/sessions'],
    status: 404,
    // A file that is missing now and present after a rollback must not be cached as missing.
    cache: 'no-cache',
  },
];

const servers = [
  ['Firebase Hosting', serveAsHosting],
  ['the preview server', serveAsPreview],
] as const;
for (const [name, serve] of servers) {
  test(`${name} serves every kind of path as specified, with every security header`, async ({ request }) => {
    const server = await serve(BUILD);
    const commonHeaders = Object.entries(getHeaders(BUILD)).map(([key, value]) => [key.toLowerCase(), value]);
    let requestCount = 0;
    for (const { description, paths, status, type, cache, contains: holds, to } of getPathKinds()) {
      expect(paths, description).not.toEqual([]);
      for (const path of paths) {
        const response = await request.get(server.url + path, { maxRedirects: 0 });
        const headers = response.headers();
        const context = `${path}, ${description}`;
        expect(response.status(), context).toBe(status);
        expect(headers, context).toMatchObject(Object.fromEntries(commonHeaders));
        if (type) expect(headers['content-type'], context).toMatch(type);
        if (cache) expect(headers['cache-control'], context).toBe(cache);
        expect(headers['location'], context).toBe(to);
        if (holds) expect(await response.text(), context).toContain(holds);
        requestCount += 1;
      }
    }
    server.close();
    recordCases(15, requestCount);
  });
}
