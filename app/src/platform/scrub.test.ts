import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

const own = 'https://janani.example';

test.each([
  ['https://janani.example/session/labour-breathing?x=1', 'https://janani.example/session/:slug'],
  ['https://janani.example/hi/session/labour-breathing', 'https://janani.example/hi/session/:slug'],
  ['https://janani.example/sessions?search=anaemia#top', 'https://janani.example/sessions'],
  ['https://search.example/?q=bleeding', 'https://search.example'],
  ['/session/labour-breathing', '/session/:slug'],
  ['/sessions?search=anaemia', '/sessions'],
  ['https://', ''],
  ['$direct', '$direct'],
  [42, 42],
  [null, null],
])('T-13 of the address %j leaves %j', (value, expected) => {
  expect(scrub(value, own)).toBe(expected);
});

test('T-13 also where an address stands deep in the properties', () => {
  expect(
    scrub({ $set_once: { $initial_current_url: `${own}/session/a` }, list: [`${own}/otp?phone=98`] }, own),
  ).toEqual({
    $set_once: { $initial_current_url: `${own}/session/:slug` },
    list: [`${own}/otp`],
  });
});
