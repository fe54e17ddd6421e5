/** A small build in two languages, in the layout of `pnpm build`, and a correctly configured host for it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCacheControl } from '../../app/build/hosting.ts';

export type Reply = { status: number; headers: Record<string, string>; text: string };

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
/** Longer than a text that a host may send uncompressed. */
const PADDING = ' '.repeat(5000);

const files = new Map([
  ['/index.html', `<p>Home${PADDING}`],
  ['/about.html', '<p>About'],
  ['/app.html', '<p>Shell'],
  ['/hi.html', '<p>होम'],
  ['/hi/app.html', '<p>हिन्दी'],
  ['/assets/kit-1.js', `const key = "AIza${'x'.repeat(35)}";`],
  ['/sw.js', 'worker'],
  ['/icon.png', 'icon'],
  ['/.well-known/security.txt', 'Contact: mailto:a@b.example\nExpires: 2999-01-01T00:00:00Z\n'],
]);

/** Writes the build into a new folder, which the caller removes. */
export const writeSmallBuild = (): { parent: string; folder: string } => {
  const parent = mkdtempSync(join(tmpdir(), 'janani-deployment-'));
  const folder = join(parent, 'production');
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(`${folder}.headers.json`, JSON.stringify(HEADERS));
  return { parent, folder };
};

const TYPES: [file: RegExp, type: string][] = [
  [/\.js/, 'text/javascript; charset=utf-8'],
  [/\.png$/, 'image/png'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/^/, 'text/html; charset=utf-8'],
];

const createOkReply = (path: string, text: string): Reply => ({
  status: 200,
  headers: {
    ...HEADERS,
    'content-type': TYPES.find(([file]) => file.test(path))?.[1] ?? '',
    'content-encoding': 'gzip',
    'cache-control': getCacheControl(path),
  },
  text,
});
const createReply = (status: number, text = '', headers = {}): Reply => ({ status, headers, text });
const apiError = JSON.stringify({ success: false, message: 'No' });
const project = JSON.stringify({ authorizedDomains: ['janani.example'] });

/** The responses of a host, with its services, that meets every requirement of docs/how-to/release-app.md. */
export const createValidReply = (url: string, referer = ''): Reply => {
  const { protocol, pathname } = new URL(url);
  if (protocol === 'http:') return createReply(301, '', { location: 'https://janani.example/' });
  if (pathname === '/v1/projects')
    return referer.includes('janani') ? createReply(200, project) : createReply(403);
  if (pathname.startsWith('/api/'))
    return createReply(pathname.startsWith('/api/user/') ? 401 : 404, apiError);
  const file = [pathname, `${pathname}.html`, `${pathname}index.html`].find((name) => files.has(name));
  if (file !== undefined) return createOkReply(pathname, files.get(file) ?? '');
  if (pathname.startsWith('/assets/') || pathname.includes('/.')) return createReply(404);
  return createOkReply(pathname, files.get(pathname.startsWith('/hi/') ? '/hi/app.html' : '/app.html') ?? '');
};
