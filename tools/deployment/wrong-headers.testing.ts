/** Hosts that send the right bytes in the wrong way. */
import { at, header } from './changes.testing.ts';
import { rightReply } from './loopback-host.testing.ts';
import { HEADERS } from './small-build.testing.ts';
import { CHUNK, FOREVER, type WrongHost } from './wrong-host.testing.ts';

const TYPES = 'types';
const ASKED_AGAIN = 'what may change is asked for again';
const FOR_EVER = 'built files are kept for ever';
const HEADERS_OF_DOCUMENTS = 'security headers of every document';
const POLICY = 'Content-Security-Policy of every document and the worker';
const NOSNIFF = 'nosniff on every file';
const COMPRESSION = 'compression';
const ABSENT_ASSET = 'an absent asset is 404, and not kept';
const NEEDS_BUILD = 'the build';
const like = (path: string) => () => rightReply(path);
const type = (value: string | undefined) => header('content-type', value);
const caching = (value: string | undefined) => header('cache-control', value);
const policy = (value: string | undefined) => header('content-security-policy', value);

const types: WrongHost[] = [
  ['a script is text', at(CHUNK, type('text/plain')), [TYPES], `${CHUNK} (text/plain)`],
  ['a script is a page', at(CHUNK, type('text/html')), [TYPES], `${CHUNK} (text/html)`],
  ['a style is text', at('/assets/index-3.css', type('text/plain')), [TYPES], '.css (text/plain)'],
  ['a font is bytes', at(/woff2$/, type('application/octet-stream')), [TYPES], '(application/octet-stream)'],
  ['a manifest is text', at('/hi/manifest.webmanifest', type('text/plain')), [TYPES], '/hi/manifest'],
  ['a drawing is text', at(/svg$/, type('text/xml')), [TYPES], '/assets/thumb-5.svg (text/xml)'],
  ['a picture is bytes', at('/icon-192.png', type('application/octet-stream')), [TYPES], '/icon-192.png'],
  ['the sitemap is a page', at('/sitemap.xml', type('text/html; charset=utf-8')), [TYPES], '/sitemap.xml'],
  ['robots.txt is a page', at('/robots.txt', type('text/html; charset=utf-8')), [TYPES], '/robots.txt'],
  ['the worker is text', at('/sw.js', type('text/plain')), [TYPES], '/sw.js (text/plain)'],
  ['a page is text', at('/about', type('text/plain; charset=utf-8')), [TYPES], '/about (text/plain)'],
  ['a page has no type', at('/about', type(undefined)), [TYPES], '/about (no type)'],
  ['a page has no charset', at('/hi/about', type('text/html')), [TYPES], '/hi/about (text/html, no charset)'],
  [
    'a page is Latin',
    at('/hi', type('text/html; charset=iso-8859-1')),
    [TYPES],
    '/hi (text/html, iso-8859-1)',
  ],
  ['a style is Latin', at(/css$/, type('text/css; charset=iso-8859-1')), [TYPES], '(text/css, iso-8859-1)'],
];

const cached: WrongHost[] = [
  ['a page is kept for ever', at('/about', caching(FOREVER)), [ASKED_AGAIN], `/about ("${FOREVER}")`],
  ['a page is kept for an hour', at('/hi', caching('max-age=3600')), [ASKED_AGAIN], '/hi ("max-age=3600")'],
  ['a page does not say', at('/', caching(undefined)), [ASKED_AGAIN], '/ ("")'],
  ['one field of a page', at('/', caching('no-cache="set-cookie"')), [ASKED_AGAIN], '/ ("no-cache='],
  ['the shell is kept', at('/dashboard', caching(FOREVER)), [ASKED_AGAIN], '/dashboard ('],
  ['the worker is kept', at('/sw.js', caching(FOREVER)), [ASKED_AGAIN], '/sw.js ('],
  ['a language’s worker is kept', at('/sw.js?language=hi', caching(FOREVER)), [ASKED_AGAIN], '=hi ('],
  ['a manifest is kept', at('/manifest.webmanifest', caching(FOREVER)), [ASKED_AGAIN], '/manifest.webm'],
  ['a chunk is asked for again', at(CHUNK, caching('no-cache')), [FOR_EVER], `${CHUNK} ("no-cache")`],
  ['a chunk is kept for an hour', at(CHUNK, caching('max-age=3600')), [FOR_EVER], `${CHUNK} ("max-age`],
  ['a font does not say', at(/woff2$/, caching(undefined)), [FOR_EVER], '/assets/latin-4.woff2 ("")'],
  ['a refusal is kept', at(/^\/assets\/absent/, caching(FOREVER)), [ABSENT_ASSET], 'immutable'],
  [
    'a refusal is kept an hour',
    at(/^\/assets\/absent/, caching('max-age=60')),
    [ABSENT_ASSET],
    '404 "max-age=60"',
  ],
  ['a page for an absent chunk', at(/^\/assets\/absent/, like('/x')), [ABSENT_ASSET], 'answered 200'],
  [
    'a page for an absent style',
    at(/^\/assets\/absent.*css$/, like('/x')),
    [ABSENT_ASSET],
    '.css answered 200',
  ],
];

const unprotected: WrongHost[] = [
  ...Object.keys(HEADERS)
    .slice(1)
    .map((name): WrongHost => {
      const lower = name.toLowerCase();
      return [
        `a page has no ${name}`,
        at('/hi/about', header(lower, undefined)),
        [HEADERS_OF_DOCUMENTS],
        lower,
      ];
    }),
  [
    'the shell has no headers',
    at('/dashboard', header('referrer-policy', undefined)),
    [HEADERS_OF_DOCUMENTS],
    '/dash',
  ],
  [
    'HTTPS is kept for a day',
    at('/', header('strict-transport-security', 'max-age=86400; includeSubDomains')),
    [HEADERS_OF_DOCUMENTS],
    '/ (strict-transport-security)',
  ],
  [
    'HTTPS of this host only',
    at('/', header('strict-transport-security', 'max-age=63072000')),
    [HEADERS_OF_DOCUMENTS],
    '/ (strict-transport-security)',
    NEEDS_BUILD,
  ],
  [
    'addresses are told',
    at('/', header('referrer-policy', 'unsafe-url')),
    [HEADERS_OF_DOCUMENTS],
    '/ (referrer',
  ],
  [
    'a camera is allowed',
    at('/', header('permissions-policy', 'camera=(self), microphone=()')),
    [HEADERS_OF_DOCUMENTS],
    '/ (permissions-policy)',
    NEEDS_BUILD,
  ],
  [
    'more is allowed',
    at('/', header('permissions-policy', 'camera=(), microphone=(), usb=*')),
    [HEADERS_OF_DOCUMENTS],
    '/ (permissions-policy)',
    NEEDS_BUILD,
  ],
  [
    'another opener',
    at('/', header('cross-origin-opener-policy', 'same-origin-allow-popups')),
    [HEADERS_OF_DOCUMENTS],
    '/ (cross-origin-opener-policy)',
  ],
  ['a page has no policy', at('/about', policy(undefined)), [POLICY], '/about (content-security-policy)'],
  ['only Hindi has no policy', at('/hi', policy(undefined)), [POLICY], '/hi (content-security-policy)'],
  ['the shell has no policy', at('/settings', policy(undefined)), [POLICY], '/settings (content-'],
  ['the worker has no policy', at('/sw.js', policy(undefined)), [POLICY], '/sw.js (content-security-policy)'],
  [
    'a loose policy',
    at('/', policy("default-src 'none'; script-src 'unsafe-inline'")),
    [POLICY],
    '/ (content',
  ],
  ['a policy for all hosts', at('/', policy("default-src 'none'; img-src *")), [POLICY], '/ (content'],
  [
    'a policy for all of https',
    at('/', policy("default-src 'none'; img-src https:")),
    [POLICY],
    '/ (content',
  ],
  [
    'an older policy',
    at('/', policy("default-src 'none'; script-src 'self'; img-src 'self'")),
    [POLICY],
    '/ (content',
    NEEDS_BUILD,
  ],
  [
    'a second policy',
    at('/', policy(`${HEADERS['Content-Security-Policy']}, default-src 'self'`)),
    [POLICY],
    '/ (content',
    NEEDS_BUILD,
  ],
  ...[CHUNK, '/icon-192.png', '/sw.js', '/hi/manifest.webmanifest'].map((path): WrongHost => [
    `${path} may be sniffed`,
    at(path, header('x-content-type-options', undefined)),
    [NOSNIFF],
    `${path} (x-content-type-options)`,
  ]),
  [
    'a page is not compressed',
    at('/about', header('content-encoding', 'identity')),
    [COMPRESSION],
    '/about (',
  ],
  ['a chunk is not compressed', at(CHUNK, header('content-encoding', 'identity')), [COMPRESSION], CHUNK],
];

export const wrongHeaders: WrongHost[] = [...types, ...cached, ...unprotected];
