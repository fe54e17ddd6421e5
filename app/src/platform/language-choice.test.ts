import { expect, test, vi } from 'vitest';
import { readChosenLanguage } from './language-choice.ts';
import { localStore, storageKeys } from './storage.ts';

test('a draft in the build is offered in Settings, but not on its pages [G-14]', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_UNREVIEWED_TEXTS', 'on');
  const { offeredLanguages } = await import('../i18n/languages.ts');
  const { getLanguageLinks } = await import('./language-choice.ts');
  expect(offeredLanguages).toContain('ta');
  expect(getLanguageLinks('/').map(({ lang }) => lang)).toEqual(['hi-IN']);
  vi.unstubAllEnvs();
});

test.each([
  ['hi', 'hi'],
  ['en', 'en'],
  ['xx', 'en'],
])('the language of the worker, "%s" chosen, on an English page: %s [ID-04, G-14]', (choice, language) => {
  localStore.write(storageKeys.language, choice);
  expect(readChosenLanguage()).toBe(language);
});
