import { describe, expect, it } from 'vitest';
import { defineMessages, messagesFor } from './messages.ts';

const messages = defineMessages({
  en: { close: 'Close', left: (seconds: number) => `${seconds} seconds left` },
  hi: { close: 'बंद करें', left: (seconds) => `${seconds} सेकंड बाकी` },
});

describe('messagesFor', () => {
  it.each([
    ['en-IN', 'Close'],
    ['hi', 'बंद करें'],
    ['hi-Deva-IN-u-nu-latn', 'बंद करें'],
  ])('%s is spoken by its language', (locale, close) => {
    expect(messagesFor(messages, locale).close).toBe(close);
  });

  it('falls back to English where a language has no words yet', () => {
    expect(messagesFor(messages, 'ta-IN').close).toBe('Close');
    expect(messagesFor(messages, 'to').close).toBe('Close');
  });

  it('fills in values in each language', () => {
    expect(messagesFor(messages, 'hi-IN').left(5)).toBe('5 सेकंड बाकी');
  });

  it('does not compile with a missing or an invented key', () => {
    // @ts-expect-error Hindi lacks `close`: the type check is the assertion
    const missing = defineMessages({ en: { close: 'Close' }, hi: {} });
    // @ts-expect-error `shut` is not in English
    const invented = defineMessages({ en: { close: 'Close' }, hi: { close: 'बंद करें', shut: '' } });
    expect([missing.en, invented.en]).toEqual([{ close: 'Close' }, { close: 'Close' }]);
  });
});
