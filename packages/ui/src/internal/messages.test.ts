import { expect, it } from 'vitest';
import { defineMessages, getMessages } from './messages.ts';

const messages = defineMessages({
  id: 'otpInput',
  en: { complete: (length) => `All ${length} digits entered`, completeCharacters: () => '' },
  hi: { complete: (length) => `सभी ${length} अंक भर गए`, completeCharacters: () => '' },
});

it.each([
  ['en-IN', 'All 6 digits entered'],
  ['hi', 'सभी 6 अंक भर गए'],
  ['hi-Deva-IN-u-nu-latn', 'सभी 6 अंक भर गए'],
  // No component includes these languages.
  ['ta-IN', 'All 6 digits entered'],
  ['to', 'All 6 digits entered'],
])('%s uses the messages of its language, or English where a component lacks it', (locale, text) => {
  expect(getMessages(messages, locale).complete(6)).toBe(text);
});

it('does not compile with a missing or an unknown key', () => {
  // @ts-expect-error Hindi lacks `name`: the type check is the assertion
  const missing = defineMessages({ id: 'logo', en: { name: 'Janani' }, hi: {} });
  const hi = { name: 'जननी' };
  // @ts-expect-error `shut` is not in English
  const unknownKey = defineMessages({ id: 'logo', en: { name: 'Janani', shut: '' }, hi });
  expect([missing.id, unknownKey.id]).toEqual(['logo', 'logo']);
});
