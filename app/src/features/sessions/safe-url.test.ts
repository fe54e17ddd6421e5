import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseSafeUrl } from './safe-url.ts';

describe('addresses from the server [T-17]', () => {
  test.each(['https://zoom.us/j/123?pwd=x#a', 'https://meet.example', 'HTTPS://meet.example/a'])(
    '%s',
    (text) => {
      expect(parseSafeUrl(text)?.protocol).toBe('https:');
    },
  );

  test.each([
    null,
    undefined,
    '',
    'http://meet.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'intent://scan#Intent;scheme=x;end',
    '//meet.example',
    '/session/x',
    'https:meet.example',
    'https:///meet.example',
    'https:\\\\meet.example',
    'https://meet.example\\@evil.example',
    'https://user:secret@meet.example',
    'https://user@meet.example',
    'https://:secret@meet.example',
    'javascript:alert(1)//https://meet.example',
    'x-https://meet.example',
    'https://meet.example:99999',
    ' https://meet.example',
    'https://meet.example/a b',
    'https://meet.example/\u0000',
    'https://meet.example/\u0085',
    'https://',
    `https://meet.example/${'x'.repeat(2048)}`,
  ])('%j counts as absent', (text) => {
    expect(parseSafeUrl(text)).toBeNull();
  });
});

test('2,048 characters are allowed [T-17]', () => {
  const longest = `https://meet.example/${'x'.repeat(2048 - 'https://meet.example/'.length)}`;
  expect(parseSafeUrl(longest)?.href).toBe(longest);
  expect(parseSafeUrl(`${longest}x`)).toBeNull();
});

describe('in a browser without URL.parse [T-17]', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['https://zoom.us/j/123', 'https://zoom.us/j/123'],
    ['https://user:secret@zoom.us', undefined],
    ['https://zoom.us:99999', undefined],
  ])('%s', (text, href) => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { parse: undefined }));
    expect(parseSafeUrl(text)?.href).toBe(href);
  });
});
