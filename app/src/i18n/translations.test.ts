import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { hiDocuments } from './hi-documents.ts';
import { hiEntry } from './hi-entry.ts';
import { hiMember } from './hi-member.ts';
import { texts as hiFirst } from './hi.ts';
import { languages } from './languages.ts';
import { texts as tamil } from './ta.ts';

type Text = string | ((values: Record<string, unknown>) => string);
type Texts = Record<string, Text>;

/** Every value a text may be filled in with: a number where it counts, a word elsewhere. */
const values = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (_target, name) => (/count|week|price|days|total|step|number|minutes/i.test(String(name)) ? 2 : '~'),
  },
);
const spoken = (text: Text | undefined): string => (typeof text === 'function' ? text(values) : (text ?? ''));

/** Read by a native reader and the same in every language: numbers, samples, names of things. */
const SAME = new Set(['claim.mothers', 'claim.sessions', 'claim.rating', 'signIn.phone.sample']);

const source = en as unknown as Texts;
const translations: [language: string, script: RegExp, texts: Texts][] = [
  [
    'Hindi',
    /\p{Script=Devanagari}/u,
    { ...hiFirst, ...hiEntry, ...hiMember, ...hiDocuments } as unknown as Texts,
  ],
  ['Tamil, as far as it has come,', /\p{Script=Tamil}/u, tamil as unknown as Texts],
];

describe.each(translations)('%s', (_language, script, texts) => {
  test('G-14 says nothing in English, and everything in its own script', () => {
    const wrong = Object.keys(texts).filter(
      (key) => !SAME.has(key) && (texts[key] === source[key] || !script.test(spoken(texts[key]))),
    );
    expect(wrong).toEqual([]);
  });
  test('has no key that English does not have, and takes the same values', () => {
    expect(Object.keys(texts).filter((key) => typeof texts[key] !== typeof source[key])).toEqual([]);
  });
  test('keeps the digits of codes, phones and money', () => {
    // Devanagari and Tamil digits.
    expect(Object.keys(texts).filter((key) => /[०-९௦-௯]/u.test(spoken(texts[key])))).toEqual([]);
  });
});

test('G-14 Hindi is complete', () => {
  const [, , hindi] = translations[0] ?? [];
  expect(Object.keys(hindi ?? {}).toSorted()).toEqual(Object.keys(source).toSorted());
});

test('G-14 only what a native reader has read is offered outside the sandbox', () => {
  expect(
    Object.entries(languages)
      .filter(([, { isReviewed }]) => !isReviewed)
      .map(([name]) => name),
  ).toEqual(['ta']);
});
