/** A small build with a page for every route, in two languages, as `pnpm build` lays one out. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addressesOf, allRoutes } from '../../app/src/routes/routes.ts';
import { integrityOf } from '../../app/worker/integrity.ts';

export const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' https://a.example; img-src 'self'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const BUILT_FOR = 'https://janani.example';
const PREFIXES = ['', '/hi'];
/** Longer than what a host may leave uncompressed; in one page and one script, for it takes time. */
const FILLING = ' '.repeat(5000);

const head = (prefix: string) =>
  `<link rel="alternate" hreflang="en-IN" href="${BUILT_FOR}/" /><link rel="alternate" hreflang="hi-IN" href="${BUILT_FOR}/hi" />
<meta property="og:image" content="${BUILT_FOR}/social-card.png" /><link rel="manifest" href="${prefix}/manifest.webmanifest" />
<script>if(location.pathname==='/sw.js')open('https://www.google.com/recaptcha/api.js')</script>
<script type="module" src="/assets/index-1.js"></script>`;
const pageAt = (address: string, prefix: string) =>
  `${head(prefix)}<div data-page="${address}">${address === '/about' ? FILLING : ''}</div>`;
const shellOf = (prefix: string) =>
  `<meta name="robots" content="noindex" />${head(prefix)}<div id="root">Loading</div>`;

const pages = allRoutes.filter((route) => 'description' in route).flatMap((route) => addressesOf(route));

/** By address. */
const documents = new Map(
  PREFIXES.flatMap((prefix): [string, string][] => [
    ...pages
      .map((path) => (path === '/' ? prefix || path : prefix + path))
      .map((address): [string, string] => [address, pageAt(address, prefix)]),
    [`${prefix}/app`, shellOf(prefix)],
  ]),
);

const assets = new Map([
  ['/assets/index-1.js', 'import("./kit-2.js")'],
  ['/assets/kit-2.js', `export {};${FILLING}`],
  ['/assets/index-3.css', '@font-face{src:url(/assets/latin-4.woff2)}'],
  ['/assets/latin-4.woff2', 'font'],
  ['/assets/thumb-5.svg', '<svg/>'],
]);

const listed = [...documents].map(
  ([address, html]) => `{url:\`${address}\`,revision:\`1a\`,integrity:\`${integrityOf(html)}\`}`,
);
const integrities = [...assets].map(([address, text]) => `"${address}":\`${integrityOf(text)}\``);
const manifest = JSON.stringify({ icons: [{ src: '/icon-192.png' }] });

const files = new Map([
  ...assets,
  ['/sw.js', `precache([${listed.join(',')}],{${integrities.join(',')}})`],
  ...PREFIXES.map((prefix): [string, string] => [`${prefix}/manifest.webmanifest`, manifest]),
  ['/icon-192.png', 'icon'],
  ['/social-card.png', 'card'],
  ['/robots.txt', 'User-agent: *'],
  ['/sitemap.xml', `<loc>${BUILT_FOR}/</loc><loc>${BUILT_FOR}/hi/about</loc>`],
  ['/.well-known/security.txt', 'Contact: mailto:a@b.example\nExpires: 2999-01-01T00:00:00Z\n'],
]);

/** What is at an address: a document by its clean address, anything else by its name. */
export const contentAt = (address: string): string | undefined =>
  documents.get(address) ?? files.get(address);

/** Writes it into a new folder, which whoever asked for it removes, with the headers beside the build. */
export const writeSmallBuild = (): { parent: string; folder: string } => {
  const parent = mkdtempSync(join(tmpdir(), 'janani-deployment-'));
  const folder = join(parent, 'production');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [address, html] of documents) write(address === '/' ? 'index.html' : `${address}.html`, html);
  for (const [address, text] of files) write(address, text);
  writeFileSync(`${folder}.headers.json`, JSON.stringify(HEADERS));
  return { parent, folder };
};
