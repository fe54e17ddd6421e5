import { expect, test } from 'vitest';
import { normalized } from './normalized.ts';

const GENEROUS_MS = 200;

test.each([
  '',
  'Café',
  'Cafe\u0301',
  'क़',
  'क\u093C',
  '한국',
  '\u1112\u1161\u11AB',
  'বো',
  'a\u0323\u0301b\u0301',
])('%j is composed as the engine composes it', (text) => {
  for (const form of ['NFC', 'NFD'] as const) expect(normalized(text, form)).toBe(text.normalize(form));
});

test.each(['NFC', 'NFD'] as const)('100,000 marks on a letter take no longer than words: %s', (form) => {
  const text = `a${'\u0301\u0323'.repeat(50_000)}`;
  const started = performance.now();
  expect(normalized(text, form).length).toBeGreaterThan(99_000);
  expect(performance.now() - started).toBeLessThan(GENEROUS_MS);
});
