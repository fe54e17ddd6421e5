import { expect, test, vi } from 'vitest';

test('G-14 a draft that the build has is no choice of its pages, and is one in Settings', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_UNREVIEWED_TEXTS', 'on');
  const { offered } = await import('../i18n/languages.ts');
  const { otherLanguages } = await import('./language-choice.ts');
  expect(offered).toContain('ta');
  expect(otherLanguages('/').map(({ lang }) => lang)).toEqual(['hi-IN']);
  vi.unstubAllEnvs();
});
