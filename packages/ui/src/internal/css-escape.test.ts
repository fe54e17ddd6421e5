import { expect, test } from 'vitest';
import { cssEscape, provideCssEscape } from './css-escape.ts';

test.each([
  ['plain-name_1', 'plain-name_1'],
  ['1st', String.raw`\31 st`],
  ['-1', String.raw`-\31 `],
  ['-', String.raw`\-`],
  ['a "b"\\', String.raw`a\ \"b\"\\`],
  ['a\nb', String.raw`a\a b`],
  ['பெயர்', 'பெயர்'],
])('%j is escaped as CSSOM specifies', (text, identifier) => {
  expect(cssEscape(text)).toBe(identifier);
});

test('a page without CSS.escape gets one', () => {
  const page: Parameters<typeof provideCssEscape>[0] = { document: {} };
  provideCssEscape(page);
  expect(page.CSS?.escape?.('1')).toBe(String.raw`\31 `);
});

test("a page's own CSS.escape is not replaced, and a server gets none", () => {
  const pageEscape = () => 'custom';
  const page = { document: {}, CSS: { escape: pageEscape } };
  provideCssEscape(page);
  expect(page.CSS.escape).toBe(pageEscape);
  const server: Parameters<typeof provideCssEscape>[0] = {};
  provideCssEscape(server);
  expect(server).toEqual({});
});
