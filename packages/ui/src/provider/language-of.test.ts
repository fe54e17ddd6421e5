import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['Walking for two', 'hi-IN', 'en'],
  ['Walking for two', 'en-IN', undefined],
  ['प्रसव की तैयारी', 'hi-IN', undefined],
  ['प्रसव की तैयारी', 'en-IN', 'hi'],
  ['மகப்பேறு', 'hi-IN', 'ta'],
  // A title with both scripts does not require a `lang` attribute.
  ['योग with Meera', 'hi-IN', undefined],
  ['योग with Meera', 'en-IN', undefined],
  ['24/7', 'hi-IN', undefined],
  ['', 'en-IN', undefined],
])('%o on a page in %s is marked as %o (WCAG 3.1.2)', (text, locale, language) => {
  expect(languageOf(text, locale)).toBe(language);
});
