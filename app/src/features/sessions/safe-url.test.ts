import { describe, expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('T-17 addresses from the server', () => {
  test.each(['https://zoom.us/j/123?pwd=x#a', 'https://meet.example', 'HTTPS://meet.example/a'])(
    '%s',
    (text) => {
      expect(safeUrl(text)?.protocol).toBe('https:');
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
    ' https://meet.example',
    'https://meet.example/a b',
    'https://meet.example/\u0000',
    'https://meet.example/\u0085',
    'https://',
    `https://meet.example/${'x'.repeat(2048)}`,
  ])('%j counts as absent', (text) => {
    expect(safeUrl(text)).toBeNull();
  });
});
