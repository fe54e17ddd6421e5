import { describe, expect, test } from 'vitest';
import { readTexts } from '@janani/messages/vite/catalogues.ts';
import { type Language, SOURCE, isReviewed, languages, offered } from './languages.ts';

/** Read by a native reader and the same in every language: numbers, samples, names of things. */
const SAME = new Set(['claim.mothers', 'claim.sessions', 'claim.rating', 'signIn.phone.sample']);

const source = readTexts(SOURCE).entries;
const others = (Object.keys(languages) as Language[]).filter((language) => language !== SOURCE);

/** A letter of the script that a locale is written in. */
const letterOf = (locale: string) =>
  new RegExp(String.raw`\p{Script=${new Intl.Locale(locale).maximize().script ?? ''}}`, 'u');

describe.each(others)('%s, as far as it has come,', (language) => {
  const texts = [...readTexts(language).entries.values()].filter(({ forms }) => forms.length > 0);

  test('G-14 says nothing in English, and everything in its own script', () => {
    const script = letterOf(languages[language].locale);
    const wrong = texts.filter(
      ({ key, forms }) =>
        !SAME.has(key) && (forms[0] === source.get(key)?.source || !forms.every((form) => script.test(form))),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
  test('keeps the digits of codes, phones and money', () => {
    const wrong = texts.filter(({ forms }) => forms.some((form) => /(?![0-9])\p{Nd}/u.test(form)));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

test('G-14 Hindi is complete', () => {
  const hindi = readTexts('hi').entries;
  expect([...source.keys()].filter((key) => !hindi.get(key)?.forms.length)).toEqual([]);
});

test('G-14 only what its catalogues say may be offered is offered outside the sandbox', () => {
  expect(offered.every(isReviewed)).toBe(true);
  expect([isReviewed('hi'), isReviewed('ta')]).toEqual([true, false]);
});
