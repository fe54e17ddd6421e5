import { MagicString } from 'magic-string';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { insertMarkers } from './insert-markers.ts';
import { replaceMarkers } from './markers.ts';

const texts = {
  plain: new Set(['nav.home', 'nav.about', 'page.home']),
  all: new Set(['nav.home', 'nav.about', 'page.home', 'sent']),
  isExcluded: (key: string) => key === 'page.home',
};
const imports = (
  ['import { t } from "../i18n/t.ts";', 'import { msg } from "../i18n/msg.ts";\n'] as const
).join('');
const withMarkers = (code: string) =>
  insertMarkers(imports + code, parseSync('module.js', imports + code).program, texts);
const replaceInEnglish = (code: string) =>
  replaceMarkers(new MagicString(withMarkers(code).code.slice(imports.length)), {
    plain: (key) => key.toUpperCase(),
    function: (key) => `(v=>"${key}"+v.phone)`,
    language: 'en',
    reactAria: 'undefined',
    placeNames: '{}',
  }).toString();

test.each([
  ['t() of a plain text becomes the text', `const x = t('nav.home');`, 'const x = "NAV.HOME";'],
  [
    't() of a text with values becomes a function of them',
    `t('sent', { phone: t('nav.home') })`,
    '(v=>"sent"+v.phone)({ phone: "NAV.HOME" })',
  ],
  [
    'msg() becomes the text, and t() of its result returns it',
    `const key = bad ? msg('nav.home') : msg('nav.about'); t(key)`,
    'const key = bad ? "NAV.HOME" : "NAV.ABOUT"; (key)',
  ],
  ['msg() within t() becomes the text', `t(bad ? other : msg('nav.about'))`, '(bad ? other : "NAV.ABOUT")'],
  ['an excluded text stays a key', `msg('page.home')`, '"page.home"'],
  [
    'a string that equals a key is unchanged outside of t() and msg()',
    `code === 'nav.home'; y = { 'nav.home': 1 }; other.t('nav.home')`,
    `code === 'nav.home'; y = { 'nav.home': 1 }; other.t('nav.home')`,
  ],
])('%s', (_what, code, expected) => {
  expect(replaceInEnglish(code)).toBe(expected);
});
test('t is recognised under the name that a module imports it by', () => {
  const code = 'import { t as say } from "./t.ts"; say("nav.home"); t("nav.about")';
  expect(insertMarkers(code, parseSync('module.js', code).program, texts).code).toBe(
    'import { t as say } from "./t.ts"; "__text:nav.home__"; t("nav.about")',
  );
});
test('the texts of a module are listed', () => {
  expect(withMarkers(`t('nav.home'); t('sent', { phone })`).keys.toSorted()).toEqual(['nav.home', 'sent']);
});
test.each(
  [
    't()',
    `t('nav.nowhere')`,
    `t('sent')`,
    't(`nav.home`)',
    't(key, { phone })',
    `t(bad ? 'nav.home' : key)`,
    `t(key ?? 'nav.home')`,
    'msg(key)',
    `msg('sent')`,
  ].map((code) => [code, () => withMarkers(code)] as const),
)('a text that cannot be replaced is an error with its consequence and remedy: %s', (_what, build) => {
  expect(build).toThrow(/, so .*\. [A-Z].*\.$/s);
});
test('a module without its syntax tree is an error', () => {
  expect(() => insertMarkers('', undefined, texts)).toThrow(/, so .*\. [A-Z].*\.$/s);
});
