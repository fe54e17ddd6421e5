import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { toSourceCatalogue, parseCatalogue } from './catalogue.ts';
import { compileFunction, escapeQuotes, formatText, findTranslation } from './compile.ts';
import { createKeyTypes } from './key-types.ts';
import { mergeCatalogue, findUnknownKeys } from './merge.ts';
import { getPlaceNames, withoutPlaceNames } from './place-names.ts';
import { getPluralHeader } from './plural-headers.ts';
import { checkPluralRule, readPluralRule } from './plural-rule.ts';
import { findChangedLiterals, checkTranslations, findUnusedTexts } from './check-catalogue.ts';

const REVIEWED = 'reviewed by A. Reader on 2026-11-20';
const createHeader = (language: string, plural: string, state = REVIEWED) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: ${plural}\\n"
"X-Review-State: ${state}\\n"
`;
const withReviewState = (state: string, content: string) => content.replace(REVIEWED, state);
const template = `${createHeader('en_IN', 'nplurals=2; plural=(n != 1);')}
#. Landing page.
#. Literal: the English text is the specification’s (HM-04).
msgctxt "hello"
msgid "Namaste"
msgstr ""

#, python-brace-format
msgctxt "sent"
msgid "New OTP sent to {phone}"
msgstr ""

#, python-brace-format
msgctxt "weeks"
msgid "{count} week to go, {name}"
msgid_plural "{count} weeks to go, {name}"
msgstr[0] ""
msgstr[1] ""
`;
const createHindi = (
  weeks = '"{count} हफ़्ता, {name}"',
  sent = 'नया OTP {phone} पर',
) => `${createHeader('hi_IN', 'nplurals=2; plural=(n > 1);')}
msgctxt "hello"
msgid "Namaste"
msgstr "नमस्ते"

msgctxt "sent"
msgid "New OTP sent to {phone}"
msgstr "${sent}"

msgctxt "weeks"
msgid "{count} week to go, {name}"
msgid_plural "{count} weeks to go, {name}"
msgstr[0] ${weeks}
msgstr[1] "{count} हफ़्ते, {name}"
`;
const source = toSourceCatalogue(parseCatalogue(template, 'en.pot'));
const read = (content: string) => parseCatalogue(content, 'hi.po');
const findErrors = (content: string) =>
  checkTranslations(read(content), source, 'hi-IN').map(
    ({ file, key, message }) => `${file}: ${key} ${message}`,
  );

describe('a text', () => {
  const translation = (key: string) => findTranslation(key, read(createHindi()), source)!;

  test('is formatted in its plural form, with its values', () => {
    expect(formatText(translation('weeks'), { count: 1, name: 'Asha' })).toBe('1 हफ़्ता, Asha');
    expect(formatText(translation('weeks'), { count: 0, name: 'Asha' })).toBe('0 हफ़्ता, Asha');
    expect(formatText(translation('weeks'), { count: 5, name: 'Asha' })).toBe('5 हफ़्ते, Asha');
  });
  test('is formatted the same by a generated script', () => {
    const weeks = runInThisContext(compileFunction(translation('weeks'))) as (values: object) => string;
    expect([1, 5].map((count) => weeks({ count, name: 'Asha' }))).toEqual(['1 हफ़्ता, Asha', '5 हफ़्ते, Asha']);
  });
  test('with identical plural forms compiles to one template', () => {
    const { plural } = source;
    expect(compileFunction({ forms: ['{count} बार', '{count} बार'], plural })).toBe('(v=>`${v.count} बार`)');
  });
  test('without a translation is in English', () => {
    expect(formatText(findTranslation('hello', read(createHindi().replace('"नमस्ते"', '""')), source)!)).toBe(
      'Namaste',
    );
  });
  test.each(['"', "'", '`'])('is escaped in %s', (quote) => {
    const special = 'a "b" \'c\' `d` ${e} \\ \n f';
    expect(runInThisContext(`${quote}${escapeQuotes(special)}${quote}`)).toBe(special);
  });
});

test('a key is typed by the values of its text', () => {
  const types = createKeyTypes(source);
  expect(types).toContain("'hello': [];");
  expect(types).toContain("'sent': [{ phone: string | number }];");
  expect(types).toContain("'weeks': [{ count: number; name: string | number }];");
});

describe('checkTranslations reports, with file and key,', () => {
  test('no error in a complete catalogue', () => {
    expect(findErrors(createHindi())).toEqual([]);
  });
  test('a missing text, unless the language is a draft', () => {
    const content = createHindi().replace('"नमस्ते"', '""');
    expect(findErrors(content)).toEqual(['hi.po: hello is missing']);
    expect(findErrors(withReviewState('draft', content))).toEqual([]);
  });
  test('a missing placeholder, and one without a value', () => {
    expect(findErrors(createHindi(undefined, 'नया OTP {fone} पर'))).toEqual([
      'hi.po: sent lacks {phone}, so the translated text would omit the value',
      'hi.po: sent has {fone}, which has no value',
    ]);
  });
  test('a missing plural form; a form may omit the number', () => {
    expect(findErrors(createHindi('""'))).toContain('hi.po: weeks has 1 of 2 plural forms');
    expect(findErrors(createHindi('"एक हफ़्ता, {name}"'))).toEqual([]);
  });
  test('a number that is missing in all forms, or in the last form', () => {
    const catalogueWithoutCount = createHindi().replace('"{count} हफ़्ते, {name}"', '"हफ़्ते, {name}"');
    expect(findErrors(catalogueWithoutCount)).toEqual([
      'hi.po: weeks lacks {count} in its last form, so the translated text would omit the number',
    ]);
  });
  test('a plural rule that is not the language’s (CLDR)', () => {
    expect(findErrors(createHindi().replace('n > 1', 'n != 1'))[0]).toMatch(
      /^hi\.po: header counts 1 as form 0/,
    );
    expect(checkPluralRule(readPluralRule('nplurals=2; plural=(n != 1);'), 'ru')).toBeDefined();
  });
  test('an unknown state of review', () => {
    expect(findErrors(withReviewState('fine', createHindi()))[0]).toMatch(
      /^hi\.po: header has "fine", which is no review state/,
    );
    expect(findErrors(withReviewState('offered by decision G-14', createHindi()))).toEqual([]);
  });
  test('a changed English source', () => {
    expect(findErrors(createHindi().replace('msgid "Namaste"', 'msgid "Hello"'))).toEqual([
      'hi.po: hello translates "Hello", and the English is "Namaste" now',
    ]);
  });
  test('a text that no code uses', () => {
    expect(findUnusedTexts(source, (key) => key !== 'weeks').map(({ key }) => key)).toEqual(['weeks']);
  });
  test('a changed text of the specification', () => {
    expect(findChangedLiterals(source, new Map([['HM-04', new Set(['Namaste'])]]))).toEqual([]);
    expect(findChangedLiterals(source, new Map([['HM-04', new Set(['Welcome'])]]))).toMatchObject([
      { key: 'hello' },
    ]);
  });
});

describe('a translator’s file', () => {
  const mergeHindi = (translated: string | undefined, getReference?: (key: string) => string) =>
    mergeCatalogue({
      template,
      translated,
      locale: 'hi-IN',
      pluralHeader: getPluralHeader('hi-IN'),
      ...(getReference ? { getReference } : {}),
    });

  test('is exported and imported without a changed byte', () => {
    const once = mergeHindi(createHindi());
    expect(mergeHindi(mergeHindi(once, (key) => `src/${key}.tsx`))).toBe(once);
  });
  test('lists the files that use a text, and its notes', () => {
    const exported = mergeHindi(undefined, (key) => `src/${key}.tsx`);
    expect(exported).toContain('#: src/hello.tsx\n#. Landing page.\n#. Literal: ');
    expect(exported).toContain('"Plural-Forms: nplurals=2; plural=(n > 1);\\n"');
  });
  test('marks the texts whose English source has changed', () => {
    const merged = mergeHindi(createHindi().replace('msgid "Namaste"', 'msgid "Hello"'));
    expect(merged).toContain('#, fuzzy\n#| msgid "Hello"\nmsgctxt "hello"\nmsgid "Namaste"\nmsgstr "नमस्ते"');
    expect(findErrors(merged)).toEqual([
      'hi.po: hello is marked fuzzy ("Needs work"): check the text and remove the mark',
    ]);
  });
  test('with an unknown key is rejected', () => {
    expect(findUnknownKeys(template, createHindi().replace('"hello"', '"hallo"'))).toEqual(['hallo']);
  });
});

test.each(['hi', 'bn', 'te', 'mr', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as', 'ne', 'ja', 'ru'])(
  "the plural rule of %s is CLDR's",
  (language) => {
    expect(checkPluralRule(readPluralRule(getPluralHeader(language)), language)).toBeUndefined();
  },
);

test('a rule with more than arithmetic is rejected, because it becomes part of a script', () => {
  expect(() => readPluralRule('nplurals=2; plural=(alert(1));')).toThrow('cannot be read');
});

test('a place name is looked up by its English name, if the language has a translation', () => {
  const catalogue = (name: string) => `${createHeader('hi_IN', 'nplurals=2; plural=(n > 1);')}
msgctxt "place.goa"
msgid "Goa"
msgstr "${name}"
`;
  expect(getPlaceNames(read(catalogue('गोवा')))).toEqual({ Goa: 'गोवा' });
  expect(getPlaceNames(read(catalogue('')))).toEqual({});
  expect([...withoutPlaceNames(read(catalogue('गोवा'))).entries]).toEqual([]);
});
