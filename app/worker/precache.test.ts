import { expect, test } from 'vitest';
import { getPrecache } from './precache.ts';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
    imports: ['_shared.js'],
    dynamicImports: [
      'src/Page.tsx',
      'src/platform/identity/firebase.ts',
      'src/platform/posthog.ts',
      '../packages/ui/src/date-picker-field/CalendarOverlay.tsx',
    ],
  },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['index.html'] },
  'src/Page.tsx': {
    file: 'assets/Page-1.js',
    css: ['assets/Page-1.css'],
    dynamicImports: ['src/platform/posthog.ts'],
  },
  '../packages/ui/src/date-picker-field/CalendarOverlay.tsx': {
    file: 'assets/CalendarOverlay-1.js',
    css: ['assets/CalendarOverlay-1.css'],
  },
  'src/platform/posthog.ts': { file: 'assets/posthog-1.js' },
  'src/platform/identity/firebase.ts': { file: 'assets/firebase-1.js', imports: ['_shared.js', '_only.js'] },
  '_only.js': { file: 'assets/only-1.js' },
  'src/unused.ts': { file: 'assets/unused-1.js' },
  '../packages/ui/fonts/anek-latin.woff2': { file: 'assets/anek-latin-1.woff2' },
  '../packages/ui/fonts/anek-devanagari.woff2': { file: 'assets/anek-devanagari-1.woff2' },
  '../packages/ui/illustrations/session-yoga-2.svg': { file: 'assets/session-yoga-2-1.svg' },
  '../packages/ui/illustrations/session-yoga.svg': { file: 'assets/session-yoga-1.svg' },
};
const precache = (html = '<p>') => getPrecache(manifest, [{ url: '/about', html }]);
const urls = () => precache().entries.map(({ url }) => url);

test('getPrecache lists pages under their URL, reachable scripts and styles, the font and illustrations', () => {
  expect(urls()).toEqual([
    '/about',
    '/assets/index-1.js',
    '/assets/index-1.css',
    '/assets/shared-1.js',
    '/assets/Page-1.js',
    '/assets/Page-1.css',
    '/assets/anek-latin-1.woff2',
    '/assets/session-yoga-1.svg',
  ]);
});

test('getPrecache omits analytics, unreachable files and fonts of other scripts [T-13]', () => {
  expect(urls().filter((url) => /posthog|unused|devanagari/.test(url))).toEqual([]);
});

test('the revision of a page changes with its content; a built file has its name', () => {
  const [page, file] = precache('<p>').entries;
  expect(page?.revision).toMatch(/^[0-9a-f]{16}$/);
  expect(precache('<b>').entries[0]?.revision).not.toBe(page?.revision);
  expect(file?.revision).toBeNull();
});

test('the SDK of the provider and the files that only it imports are cached for a signed-in user', () => {
  expect(precache().memberFiles).toEqual([
    '/assets/CalendarOverlay-1.js',
    '/assets/CalendarOverlay-1.css',
    '/assets/firebase-1.js',
    '/assets/only-1.js',
  ]);
  expect(urls()).not.toContain('/assets/firebase-1.js');
});
