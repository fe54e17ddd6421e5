import { expect, test } from 'vitest';
import { localizePath, getPathLanguage, offeredLanguages, getPrefix } from './languages.ts';

test('a production build offers English and Hindi, and no draft [G-14]', () => {
  expect(offeredLanguages).toEqual(expect.arrayContaining(['en', 'hi']));
  expect(offeredLanguages).not.toContain('ta');
});

test.each([
  ['/', 'en'],
  ['/hi', 'hi'],
  ['/hi/', 'hi'],
  ['/hi/session/hi', 'hi'],
  ['/hindi', 'en'],
  ['/session/hi', 'en'],
  ['/ta/about', 'en'],
])('the language of %s is %s', (path, language) => {
  expect(getPathLanguage(path)).toBe(language);
});

test('English has no prefix; the start page of another language is its prefix', () => {
  expect([getPrefix('en'), getPrefix('hi')]).toEqual(['', '/hi']);
  expect([localizePath('en', '/'), localizePath('en', '/about')]).toEqual(['/', '/about']);
  expect([localizePath('hi', '/'), localizePath('hi', '/about')]).toEqual(['/hi', '/hi/about']);
});
