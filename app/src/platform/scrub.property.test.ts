import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { localizePath, offeredLanguages, getPrefix } from '../i18n/languages.ts';
import { getPaths, allRoutes } from '../routes/routes.ts';
import { sanitizeEvent } from './scrub.ts';

const APP_ORIGIN = 'https://janani.example';
const SECRET = 'labour-breathing';
const RUNS = 1000;

const routePatterns = new Set([
  '/*',
  ...offeredLanguages.flatMap((language) =>
    allRoutes.flatMap((route) => [getPrefix(language) + route.path, getPrefix(language) || '/']),
  ),
]);

const percentEncode = (plain: string) => `%${plain.charCodeAt(0).toString(16)}`;
const letter = (plain: string) =>
  fc.constantFrom(
    plain,
    plain.toUpperCase(),
    ...(plain === '/' ? [] : [percentEncode(plain), percentEncode(plain.toUpperCase()).toUpperCase()]),
  );
/** A word in any spelling: any case, any letter percent-encoded. */
const randomSpelling = (word: string) =>
  fc.tuple(...Array.from(word, letter)).map((letters) => letters.join(''));
const segment = fc.oneof(
  ...['session', 'sessions', 'Session', 'dashboard', 'otp', 'hi', 'ta', 'en'].map(randomSpelling),
  randomSpelling(SECRET),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%252e',
    '%2F',
    '%',
    '%E0%A4%A',
    '9811122233',
    ';x=1',
    ':slug',
    '*',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const withSlug = (path: string) => path.replace(':slug', SECRET);
const path = fc
  .oneof(
    fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
    fc.constantFrom(...allRoutes).chain((route) => randomSpelling(withSlug(route.path))),
  )
  .chain((start) =>
    fc.tuple(
      fc.constant(start),
      fc.constantFrom('', '/', '//', '/.', `?q=${SECRET}`, `#${SECRET}`, `/${SECRET}`),
    ),
  )
  .map((parts) => parts.join(''));
const anyKey = fc.oneof(
  fc.constantFrom('title', '$referrer', '$initial_pathname', '$el_text', '$title', '$session_entry_referrer'),
  fc.string({ maxLength: 20 }),
);

// The router warns about every URL that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

test('a page is matched to its route in any case and with any letter percent-encoded [T-13]', () => {
  const spelling = fc
    .constantFrom(...allRoutes.flatMap((route) => getPaths(route).map((pattern) => ({ pattern, route }))))
    .chain(({ pattern, route }) => randomSpelling(withSlug(pattern)).map((spelled) => ({ spelled, route })));
  fc.assert(
    fc.property(spelling, fc.constantFrom(...offeredLanguages), ({ spelled, route }, language) => {
      const properties = { $pathname: getPrefix(language) + spelled };
      const sent = sanitizeEvent({ event: '$pageview', properties }, APP_ORIGIN)?.properties;
      expect(sent).toEqual({ $pathname: localizePath(language, route.path) });
    }),
    { numRuns: RUNS },
  );
});

test('for any spelling of a URL, only a route pattern is sent, without its values [T-13]', () => {
  fc.assert(
    fc.property(path, fc.dictionary(anyKey, fc.constant(SECRET)), (spelling, others) => {
      const properties = {
        ...others,
        $current_url: APP_ORIGIN + spelling,
        $session_entry_url: APP_ORIGIN + spelling,
        $pathname: spelling,
        $session_entry_pathname: spelling,
        $prev_pageview_pathname: spelling,
      };
      const sent: Record<string, unknown> =
        sanitizeEvent({ event: '$pageview', properties }, APP_ORIGIN)?.properties ?? {};
      for (const key of ['$pathname', '$session_entry_pathname', '$prev_pageview_pathname'])
        expect(routePatterns).toContain(sent[key]);
      for (const key of ['$current_url', '$session_entry_url'])
        if (key in sent) expect(routePatterns).toContain(String(sent[key]).slice(APP_ORIGIN.length));
      expect(Object.keys(sent).filter((key) => !(key in properties) || key in others)).toEqual([]);
      expect(JSON.stringify(sent).toLowerCase()).not.toContain(SECRET);
    }),
    { numRuns: RUNS },
  );
});
