import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRoute } from '../../routes/find-route.ts';
import { toProductPath } from './return-to.ts';

const ORIGIN = 'https://janani.example';
const RUNS = 20_000;

test.each([
  ['/dashboard', '/dashboard'],
  ['/sessions?program=Yoga', '/sessions?program=Yoga'],
  ['/session/walking-for-two#x', '/session/walking-for-two#x'],
  ['/session/%E0%A4%AE', '/session/%E0%A4%AE'],
  // A browser resolves this to a page of the product.
  ['/x/../settings', '/settings'],
  ['\t/settings', '/settings'],
])('%s is a page of the product', (text, url) => {
  expect(toProductPath(text, ORIGIN)).toBe(url);
});

const hostile = [
  '//evil.example',
  '//evil.example/dashboard',
  String.raw`/\evil.example/dashboard`,
  String.raw`\\evil.example/dashboard`,
  String.raw`/\/evil.example/dashboard`,
  '\t//evil.example/dashboard',
  '/\t/evil.example/dashboard',
  '/\n/evil.example/dashboard',
  '\u0000//evil.example/dashboard',
  ' //evil.example/dashboard',
  '///evil.example/dashboard',
  'https:evil.example',
  'https:/evil.example/dashboard',
  'https://evil.example/dashboard',
  'http://janani.example/dashboard',
  'https://janani.example:444/dashboard',
  'https://janani.example@evil.example/dashboard',
  'https://janani.example.evil.example/dashboard',
  'https://jаnani.example/dashboard',
  'https://janani。example。evil/dashboard',
  '/%2f/evil.example',
  '/%2F%2Fevil.example/dashboard',
  '/%5cevil.example/dashboard',
  '/.//evil.example/dashboard',
  '/session/../..//evil.example/dashboard',
  '/dashboard/../..//evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT://janani.example/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://janani.example/dashboard',
  'filesystem:https://janani.example/dashboard',
  'https://',
  'https://[',
  '/api/user/sessions',
  '/nonsense',
  '/assets/x.js',
  '/__sandbox/reset',
  '/constructor',
  '/session/',
  './/',
  '/session/a/b',
  '/dashboard/x',
];

describe('paths that are rejected', () => {
  test.each(hostile)('%j', (text) => {
    expect(toProductPath(text, ORIGIN)).toBeNull();
  });

  test('a missing path is rejected', () => {
    expect(toProductPath(null, ORIGIN)).toBeNull();
  });
});

const MARKS = String.raw`/ \ // %2f %5c . .. : @ ? # ; % [ ] 。 ／ а`.split(' ');
const CONTROLS = ['\t', '\n', '\r', '\u0000', '\u200b', '\u202e', ' '];
const FRAGMENTS =
  `https: http: javascript: blob: data: user:pw@ evil.example :444 ${ORIGIN} janani.example dashboard session settings slug`.split(
    ' ',
  );
const piece = fc.oneof(fc.constantFrom(...MARKS, ...CONTROLS, ...FRAGMENTS), fc.string({ maxLength: 3 }));

test('toProductPath: any stored text gives null or a page of the product on this origin', () => {
  const texts = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  let accepted = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const url = toProductPath(text, ORIGIN);
      if (url === null) return;
      accepted += 1;
      const { origin, pathname } = new URL(url, ORIGIN);
      expect(origin).toBe(ORIGIN);
      expect(url.startsWith('/') && !url.startsWith('//')).toBe(true);
      expect(findRoute(pathname)).toBeDefined();
    }),
    { numRuns: RUNS },
  );
  // The generator also produces paths of the product.
  expect(accepted).toBeGreaterThan(0);
});
