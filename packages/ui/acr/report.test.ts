import { expect, it } from 'vitest';
import { brandCss } from '../src/theme/index.ts';
import { criteria } from './criteria.ts';
import { createReport } from './report.ts';

const evidence = {
  stories: 400,
  axe: '4.14.1',
  criteria: { '1.1.1': { rules: ['image-alt'] }, '3.1.2': { tests: ['Card.test: has a lang'] } },
};
const report = (css?: string) =>
  createReport({
    brand: css === undefined ? undefined : { name: 'brand.css', css },
    evidence,
    version: '1.2.3',
    date: new Date('2026-11-28'),
  });
const getRow = (css: string | undefined, number: string) =>
  report(css)
    .split('\n')
    .find((line) => line.startsWith(`| ${number} `));

it('has the 55 criteria of WCAG 2.2 A and AA, and states that it is no audit', () => {
  expect(criteria).toHaveLength(55);
  expect(
    report()
      .split('\n')
      .filter((line) => /^\| \d/.test(line)),
  ).toHaveLength(55);
  expect(report()).toMatch(/@janani\/ui 1\.2\.3\n\n\*\*This is no audit\.\*\* .* on 2026-11-28/);
});

it('supports a criterion only where its evidence decides it', () => {
  expect(getRow(undefined, '1.4.3')).toContain('| Supports |');
  expect(getRow(undefined, '1.1.1')).toContain(
    '| A | 9.1.1.1 | Evaluated in part | No violation in 400 stories',
  );
  expect(getRow(undefined, '3.1.2')).toContain('| Evaluated in part | Tests: Card.test: has a lang.');
  expect(getRow(undefined, '2.5.8')).toContain('| AA | – | Not evaluated |');
});

it('supports contrast with the CSS of brandCss, whose other schemes are not mistaken for light and dark', () => {
  expect(getRow(brandCss({ primary: '#0b6b54' }), '1.4.3')).toContain('| Supports |');
  expect(getRow('[data-theme="light"] { --janani-color-ink: #111 !important }', '1.4.3')).toContain(
    '| Supports |',
  );
});

it.each([
  [':root { --janani-color-ink: #777 }', 'ink on bg: 4.31 of 4.5 (light by the system; light; light by the'],
  [
    '[data-theme="dark"] { --janani-color-ink: #555 }',
    /ink on bg: [\d.]+ of 4.5 \(dark; dark, more contrast\)/,
  ],
  [
    '@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --janani-color-ink: #555 } }',
    /ink on bg: [\d.]+ of 4.5 \(dark by the system; dark by the system, more contrast\)/,
  ],
  [
    ':root { --janani-color-ink3: #eee } :root[data-theme="light"] { --janani-color-ink3: #111 }',
    'of 4.5 (light by the system;',
  ],
  // A rule of a theme applies before a later one of the root.
  [
    ':root[data-theme="light"] { --janani-color-ink: #777 } :root { --janani-color-ink: #111 }',
    /ink on bg: [\d.]+ of 4.5 \(light; light, more contrast\)/,
  ],
  [
    '@media (prefers-contrast: more) { :root { --janani-color-ink: #777 } }',
    '4.5 (light by the system, more contrast',
  ],
])('%s does not support contrast, and names the pairs and themes', (css, text) => {
  const row = getRow(css, '1.4.3');
  expect(row).toContain('| Does not support | Too little contrast: ');
  expect(row).toMatch(text);
});

it.each([
  [':root { --janani-color-ink: var(--text); }', 'Not computed: ink on bg (var(--text) on #'],
  ['.offer { --janani-color-ink: #777; }', 'Rules that were not measured: .offer.'],
  [
    '@media (width > 40em) { :root { --janani-color-ink: #777; } }',
    'Rules that were not measured: @media (width > 40em) :root.',
  ],
])('%s neither supports contrast nor fails it', (css, text) => {
  expect(getRow(css, '1.4.3')).toContain(`| Evaluated in part | ${text}`);
});
