import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';

/** The fastest of a few runs, so that a busy machine does not affect the result. */
const fastest = (run: () => unknown) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const started = performance.now();
      run();
      return performance.now() - started;
    }),
  );

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
])('%j is normalised as by String.prototype.normalize', (text) => {
  for (const form of ['NFC', 'NFD'] as const) expect(normalizeText(text, form)).toBe(text.normalize(form));
});

test.each(['NFC', 'NFD'] as const)('%s: takes linear time in the number of marks on a letter', (form) => {
  const getTime = (marks: number) => {
    const text = `a${'\u0301\u0323'.repeat(marks / 2)}`;
    expect(normalizeText(text, form).length).toBeGreaterThan(marks * 0.99);
    return fastest(() => normalizeText(text, form));
  };
  // A sort of all marks, as in engines, would take sixteen times as long.
  expect(getTime(16_000) / getTime(4_000)).toBeLessThan(10);
});
