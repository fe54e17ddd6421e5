import { expect, it } from 'vitest';
import { brandCss } from '../src/theme/index.ts';
import { criteria } from './criteria.ts';
import { createReport } from './report.ts';

const evidence = {
  stories: 400,
  axe: '4.14.1',
  criteria: { '1.1.1': { rules: ['image-alt'] }, '3.1.2': { tests: ['Card.test: has a lang'] } },
};
const report = (css: string) =>
  createReport({ css, evidence, version: '1.2.3', date: new Date('2026-11-28') });
const getRow = (css: string, number: string) =>
  report(css)
    .split('\n')
    .find((line) => line.startsWith(`| ${number} `));

it('has the 55 criteria of WCAG 2.2 A and AA, and states that it is no audit', () => {
  expect(criteria).toHaveLength(55);
  expect(
    report('')
      .split('\n')
      .filter((line) => /^\| \d/.test(line)),
  ).toHaveLength(55);
  expect(report('')).toMatch(/@janani\/ui 1\.2\.3\n\n\*\*This is no audit\.\*\* .* on 2026-11-28/);
});

it('supports a criterion only where its evidence decides it', () => {
  expect(getRow('', '1.4.3')).toContain('| Supports |');
  expect(getRow('', '1.1.1')).toContain(
    '| A | 9.1.1.1 | Evaluated in part | 400 stories pass axe: image-alt.',
  );
  expect(getRow('', '3.1.2')).toContain('| Evaluated in part | Tests: Card.test: has a lang.');
  expect(getRow('', '2.5.8')).toContain('| AA | – | Not evaluated |');
});

it('supports contrast with the CSS of brandCss, whose other schemes are not mistaken for light and dark', () => {
  expect(getRow(brandCss({ primary: '#0b6b54' }), '1.4.3')).toContain('| Supports |');
});

it.each([
  [':root { --janani-color-ink: #777; }', ['ink on bg, light', 'ink on surface, light']],
  ['[data-theme="dark"] { --janani-color-ink: #777; }', ['ink on bg, dark']],
  ['@media (prefers-color-scheme: dark) { :root { --janani-color-ink: #777 } }', ['ink on bg, dark']],
  [':root { --janani-color-ink: var(--text); }', ['ink on bg, light: not computed (var(--text) on']],
])('%s does not support contrast, and names the pairs', (css, pairs) => {
  const row = getRow(css, '1.4.3');
  expect(row).toContain('| Does not support | Too little contrast:');
  for (const pair of pairs) expect(row).toContain(pair);
});
