import { expect, test, vi } from 'vitest';

test('a draft in the build is offered in Settings, but not on its pages [G-14]', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_UNREVIEWED_TEXTS', 'on');
  const { offered } = await import('../i18n/languages.ts');
  const { otherLanguages } = await import('./language-choice.ts');
  expect(offered).toContain('ta');
  expect(otherLanguages('/').map(({ lang }) => lang)).toEqual(['hi-IN']);
  vi.unstubAllEnvs();
});
