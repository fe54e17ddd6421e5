/** Hosts that lack something, or send something else. */
import { at, content, cut, endless, header, status } from './changes.testing.ts';
import { rightReply } from './loopback-host.testing.ts';
import { CHUNK, type WrongHost } from './wrong-host.testing.ts';

const PAGES = 'every page answers';
const PAGES_SAME = 'every page is as it was built';
const SHELLS = 'every other address has the shell of its language';
const FILES = 'every file answers';
const FILES_SAME = 'every file is as it was built';
const TYPES = 'types';
const WORKER = 'the worker';
const FOR_EVER = 'built files are kept for ever';
const HIDDEN = 'hidden and well-known files are 404';
const NO_PAGE_IN_API = 'no page answers below /api';
const SECURITY_TEXT = 'security.txt';
const NEEDS_BUILD = 'the build';
const NEEDS_CONNECTION = 'a connection';
const like = (path: string) => () => rightReply(path);

const lost: WrongHost[] = [
  ['a chunk is 404', at(CHUNK, status(404)), [FILES], `${CHUNK} (404)`],
  ['a style is 503', at('/assets/index-3.css', status(503)), [FILES], '/assets/index-3.css (503)'],
  ['a font is 404', at('/assets/latin-4.woff2', status(404)), [FILES], '/assets/latin-4.woff2 (404)'],
  ['a drawing is 404', at('/assets/thumb-5.svg', status(404)), [FILES], '/assets/thumb-5.svg (404)'],
  ['an icon is 404', at('/icon-192.png', status(404)), [FILES], '/icon-192.png (404)'],
  ['the picture of links is 404', at('/social-card.png', status(404)), [FILES], '/social-card.png (404)'],
  ['a manifest is 404', at('/hi/manifest.webmanifest', status(404)), [FILES], '/hi/manifest.webmanifest'],
  ['robots.txt is 404', at('/robots.txt', status(404)), [FILES], '/robots.txt (404)'],
  ['the sitemap is 404', at('/sitemap.xml', status(404)), [FILES], '/sitemap.xml (404)'],
  ['a chunk breaks off', at(CHUNK, () => cut), [FILES], CHUNK],
  [
    'a chunk is not what its encoding says',
    at(CHUNK, header('content-encoding', 'gzip')),
    [FILES],
    CHUNK,
    NEEDS_CONNECTION,
  ],
  ['a page is 404', at('/pricing', status(404)), [PAGES], '/pricing (404)'],
  ['the second address of a page is 404', at('/home', status(404)), [PAGES], '/home (404)'],
  ['a Hindi page is 404', at('/hi/blog', status(404)), [PAGES], '/hi/blog (404)'],
  ['all Hindi pages are 404', at(/^\/hi\/(?:about|home)$/, status(404)), [PAGES], '2 of 12: /hi/'],
  [
    'a page is sent on',
    at('/about', (reply) => header('location', '/about/')(status(301)(reply))),
    [PAGES],
    '/about (301 to /about/)',
  ],
  [
    'a page never ends',
    at('/about', () => endless),
    [PAGES],
    '/about (its body is longer than',
    NEEDS_CONNECTION,
  ],
];

const changed: WrongHost[] = [
  [
    'a chunk is another',
    at(
      CHUNK,
      content((text) => `${text};`),
    ),
    [FILES_SAME],
    `${CHUNK} (other content)`,
  ],
  [
    'a font is another',
    at(
      '/assets/latin-4.woff2',
      content(() => 'x'),
    ),
    [FILES_SAME],
    '/assets/latin-4.woff2',
  ],
  [
    'an icon is another',
    at(
      '/icon-192.png',
      content(() => 'x'),
    ),
    [FILES_SAME],
    '/icon-192.png',
    NEEDS_BUILD,
  ],
  [
    'robots.txt is another',
    at(
      '/robots.txt',
      content(() => 'x'),
    ),
    [FILES_SAME],
    '/robots.txt',
    NEEDS_BUILD,
  ],
  [
    'a page in place of a chunk',
    at(CHUNK, like('/dashboard')),
    [FILES_SAME, TYPES, FOR_EVER],
    `${CHUNK} (other content)`,
  ],
  [
    'a page is minified',
    at(
      '/about',
      content((text) => text.replaceAll(/\s+/g, ' ')),
    ),
    [PAGES_SAME],
    '/about (o',
  ],
  [
    'a script is added to a page',
    at(
      '/hi/about',
      content((text) => `${text}<script>0</script>`),
    ),
    [PAGES_SAME],
    '/hi/about (other content)',
  ],
  ['a page is another page', at('/about', like('/blog')), [PAGES_SAME], '/about (another page)'],
  ['a page is the shell', at('/about', like('/app')), [PAGES_SAME], '/about (the shell)'],
  [
    'a Hindi page is English',
    at('/hi/about', like('/about')),
    [PAGES_SAME],
    '/hi/about (not of its language)',
  ],
];

const shells: WrongHost[] = [
  ['members’ pages are 404', at('/settings', status(404)), [SHELLS], '/settings (404)'],
  ['a session is 404', at(/^\/session\//, status(404)), [SHELLS], '/session/absent'],
  ['unknown addresses are the landing page', at(/^\/absent/, like('/')), [SHELLS], '(not the shell)'],
  [
    'the shell is changed',
    at(
      '/app',
      content((text) => `${text} `),
    ),
    [SHELLS],
    '/app (other content)',
  ],
  ['Hindi is the English shell', at(/^\/hi\/dash/, like('/app')), [SHELLS], '/hi/dashboard (not of its lang'],
  ['Hindi’s own shell is English', at('/hi/app', like('/app')), [SHELLS], '/hi/app (not of its language)'],
  [
    'one unknown address',
    at(/^\/absent[^/]*$/, status(404)),
    [SHELLS],
    ': /absent-of-verify-deployment (404), so',
  ],
  ['no deeper address', at(/^\/hi\/absent[^/]+\//, status(404)), [SHELLS], '(404)'],
];

const others: WrongHost[] = [
  ['a dotfile', at('/.env', (reply) => ({ ...reply, status: 200 })), [HIDDEN], '/.env answered 200'],
  ['a dotfile in Hindi', at('/hi/.env', like('/hi/x')), [HIDDEN], '/hi/.env answered 200'],
  ['a page for a well-known file', at(/known\/absent/, like('/x')), [HIDDEN], '/.well-known/absent'],
  ['a page of the API', at(/^\/api\/absent/, like('/x')), [NO_PAGE_IN_API], '/api/absent'],
  ['no worker', at(/^\/sw\.js/, status(404)), [WORKER], '/sw.js (404)', NEEDS_BUILD],
  ['no worker for Hindi', at('/sw.js?language=hi', status(404)), [WORKER], '/sw.js?language=hi (404)'],
  [
    'another worker',
    at(
      /^\/sw\.js/,
      content((text) => `${text};`),
    ),
    [WORKER],
    '/sw.js (other content)',
    NEEDS_BUILD,
  ],
  [
    'a contact that has run out',
    at(
      '/.well-known/security.txt',
      content((text) => text.replace('2999', '2020')),
    ),
    [FILES_SAME, SECURITY_TEXT],
    'run out',
    NEEDS_BUILD,
  ],
];

export const wrongContent: WrongHost[] = [...lost, ...changed, ...shells, ...others];
