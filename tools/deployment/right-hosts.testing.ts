/** Hosts that do the same in other words: nothing may be said of them. */
import { at, content, header } from './changes.testing.ts';
import type { Change } from './loopback-host.testing.ts';

const DOCUMENTS = /^\/(?!assets|api)[^.]*$/;
const ASSETS = /^\/assets\/(?!absent)/;

const caching = (value: string) => header('cache-control', value);
const type = (value: string) => header('content-type', value);

export const rightHosts: [what: string, change: Change][] = [
  ['all as it should be', (reply) => reply],
  ['documents that are stale at once', at(DOCUMENTS, caching('max-age=0, must-revalidate'))],
  ['documents that are stale at once, for all', at(DOCUMENTS, caching('public, max-age=0, must-revalidate'))],
  ['documents that are never kept', at(DOCUMENTS, caching('no-store'))],
  ['documents with every word', at(DOCUMENTS, caching('Private, No-Cache, No-Store, max-age=0'))],
  ['assets without "immutable"', at(ASSETS, caching('max-age=31536000'))],
  ['assets in another order', at(ASSETS, caching('immutable,max-age=63072000,public'))],
  ['refusals that say nothing of caching', at(/^\/assets\/absent/, header('cache-control', undefined))],
  [
    'refusals with a text',
    at(
      /^\/assets\/absent/,
      content(() => '<h1>Not found</h1>'),
    ),
  ],
  ['HSTS with preload', header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')],
  ['HSTS in other letters', header('strict-transport-security', 'includesubdomains;Max-Age="99999999"')],
  ['nosniff twice, and in other letters', header('x-content-type-options', 'NoSniff, nosniff')],
  [
    'a referrer policy with an older one',
    header('referrer-policy', 'same-origin, Strict-Origin-When-Cross-Origin'),
  ],
  ['more permissions closed', header('permissions-policy', 'usb=(), microphone=(),camera=()')],
  ['an opener policy that reports', header('cross-origin-opener-policy', 'same-origin; report-to="coop"')],
  [
    'a policy in another order, which reports',
    header(
      'content-security-policy',
      "img-src 'self';script-src  https://a.example 'self'; default-src 'none'; report-to x; report-uri /r;",
    ),
  ],
  ['scripts by their older name', at(/\.js(?:\?|$)/, type('application/javascript'))],
  ['documents with the charset in other letters', at(DOCUMENTS, type('text/html;charset="UTF-8"'))],
  ['manifests as JSON', at(/webmanifest$/, type('application/json'))],
  ['a sitemap as text', at('/sitemap.xml', type('text/xml; charset=utf-8'))],
  ['fonts by their older name', at(/woff2$/, type('application/font-woff2'))],
  [
    'pictures and small files as they are',
    at(/\.(?:png|woff2|svg|css|txt)$/, header('content-encoding', 'identity')),
  ],
  ['more headers', (reply) => header('x-frame-options', 'DENY')(header('etag', '"1"')(reply))],
];
