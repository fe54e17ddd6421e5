import { expect, test } from 'vitest';
import { localizedPath, languageIn, offered, getPrefix } from './languages.ts';

test('a production build offers English and Hindi, and no draft [G-14]', () => {
  expect(offered).toEqual(expect.arrayContaining(['en', 'hi']));
  expect(offered).not.toContain('ta');
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
  expect(languageIn(path)).toBe(language);
});

test('English has no prefix; the start page of another language is its prefix', () => {
  expect([getPrefix('en'), getPrefix('hi')]).toEqual(['', '/hi']);
  expect([localizedPath('en', '/'), localizedPath('en', '/about')]).toEqual(['/', '/about']);
  expect([localizedPath('hi', '/'), localizedPath('hi', '/about')]).toEqual(['/hi', '/hi/about']);
});
