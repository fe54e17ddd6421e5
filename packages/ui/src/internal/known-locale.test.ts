import { expect, it, vi } from 'vitest';
import { knownLocale } from './known-locale.ts';

it.each([
  ['hi-IN', 'hi-IN'],
  ['en_IN', 'en-IN'],
  ['ta', 'ta'],
])('%s is normalised to %s', (given, known) => {
  expect(knownLocale(given)).toBe(known);
});

it('an invalid tag falls back to English, with a warning in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(knownLocale('xx-bad-!!')).toBe('en-IN');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('locale="xx-bad-!!", which is not a language tag'),
  );
  error.mockRestore();
});
