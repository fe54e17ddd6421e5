import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { markTexts } from './mark-texts.ts';
import { replaceMarks } from './marks.ts';

const texts = {
  t: 't',
  plain: new Set(['nav.home', 'nav.about']),
  all: new Set(['nav.home', 'nav.about', 'sent']),
};
const mark = (code: string) => markTexts(code, parseSync('module.js', code).program, texts);
const inEnglish = (code: string) =>
  replaceMarks(mark(code).code, {
    plain: (key) => key.toUpperCase(),
    function: (key) => `(v=>"${key}"+v.phone)`,
    language: 'en',
    reactAria: 'undefined',
    places: '{}',
  });

test('a text stands in place of its call', () => {
  expect(inEnglish(`const x = t('nav.home');`)).toBe('const x = "NAV.HOME";');
});
test('one with values is a function of them', () => {
  expect(inEnglish(`t('sent', { phone: t('nav.home') })`)).toBe('(v=>"sent"+v.phone)({ phone: "NAV.HOME" })');
});
test('a key that is chosen before it is said is its text', () => {
  expect(inEnglish(`const key = bad ? 'nav.home' : 'nav.about'; t(key)`)).toBe(
    'const key = bad ? "NAV.HOME" : "NAV.ABOUT"; (key)',
  );
  expect(inEnglish(`t(bad ? 'nav.home' : 'nav.about')`)).toBe('(bad ? "NAV.HOME" : "NAV.ABOUT")');
});
test('names of modules and of properties are no texts', () => {
  const code = ['export * from', "'nav.home'; const y = { 'nav.home': 1 };"].join(' ');
  expect(mark(code)).toEqual({ code, keys: [] });
});
test('it says which texts a module holds', () => {
  expect(mark(`t('nav.home'); t('sent', { phone })`).keys.toSorted()).toEqual(['nav.home', 'sent']);
});
test('a text with values that is chosen by a variable cannot be built', () => {
  expect(() => mark(`t(key, { phone })`)).toThrow('must be named where it is said');
});
test.each([
  ['t()', () => mark('t()')],
  ['a variable', () => mark('t(key, { phone })')],
  ['no tree', () => markTexts('', undefined, { t: 't', plain: new Set(), all: new Set() })],
])('what cannot be built says what follows and what to do: %s', (_what, build) => {
  expect(build).toThrow(/, so .*\. [A-Z].*\.$/s);
});
