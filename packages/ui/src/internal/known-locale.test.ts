import { expect, it, vi } from 'vitest';
import { knownLocale } from './known-locale.ts';

it.each([
  ['hi-IN', 'hi-IN'],
  ['en_IN', 'en-IN'],
  ['ta', 'ta'],
])('%s is %s', (given, known) => {
  expect(knownLocale(given)).toBe(known);
});

it('what is no tag is English, and development says so', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(knownLocale('xx-bad-!!')).toBe('en-IN');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('locale="xx-bad-!!", which is no language tag'),
  );
  error.mockRestore();
});
