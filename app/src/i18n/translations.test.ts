import { describe, expect, test } from 'vitest';
import { readTexts } from '@janani/messages/vite/catalogues.ts';
import { type Language, SOURCE_LANGUAGE, isReviewed, languages, offeredLanguages } from './languages.ts';

/** Reviewed by a native speaker, and identical in every language: numbers, samples, proper names. */
const IDENTICAL = new Set(['claim.users', 'claim.sessions', 'claim.rating', 'signIn.phone.sample']);

const source = readTexts(SOURCE_LANGUAGE).entries;
const otherLanguages = (Object.keys(languages) as Language[]).filter(
  (language) => language !== SOURCE_LANGUAGE,
);

/** A letter of the script that a locale is written in. */
const getLetter = (locale: string) =>
  new RegExp(String.raw`\p{Script=${new Intl.Locale(locale).maximize().script ?? ''}}`, 'u');

describe.each(otherLanguages)('%s, as far as it is translated,', (language) => {
  const texts = [...readTexts(language).entries.values()].filter(({ forms }) => forms.length > 0);

  test('contains no English, and only the script of the language [G-14]', () => {
    const script = getLetter(languages[language].locale);
    const wrong = texts.filter(
      ({ key, forms }) =>
        !IDENTICAL.has(key) &&
        (forms[0] === source.get(key)?.source || !forms.every((form) => script.test(form))),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
  test('uses the same digits for codes, phones and money', () => {
    const wrong = texts.filter(({ forms }) => forms.some((form) => /(?![0-9])\p{Nd}/u.test(form)));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

test('Hindi is complete [G-14]', () => {
  const hindi = readTexts('hi').entries;
  expect([...source.keys()].filter((key) => !hindi.get(key)?.forms.length)).toEqual([]);
});

test('only a language marked as reviewed is offered outside the sandbox [G-14]', () => {
  expect(offeredLanguages.every(isReviewed)).toBe(true);
  expect([isReviewed('hi'), isReviewed('ta')]).toEqual([true, false]);
});
