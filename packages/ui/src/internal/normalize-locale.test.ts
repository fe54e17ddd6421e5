import { expect, it, vi } from 'vitest';
import { normalizeLocale } from './normalize-locale.ts';

it.each([
  ['hi-IN', 'hi-IN-u-nu-latn'],
  ['en_IN', 'en-IN-u-nu-latn'],
  ['mr-IN-u-nu-deva', 'mr-IN-u-nu-deva'],
])('%s is normalised to %s', (given, normalized) => {
  expect(normalizeLocale(given)).toBe(normalized);
});

it('an invalid tag falls back to English, with a warning in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(normalizeLocale('xx-bad-!!')).toBe('en-IN');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('locale="xx-bad-!!", which is not a language tag'),
  );
  error.mockRestore();
});
