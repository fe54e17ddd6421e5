import type { Colors } from '../src/theme/colors.ts';
import { type RequiredContrast, ROLE_PAIRS } from '../src/theme/contrast-pairs.ts';
import { contrast } from '../src/theme/contrast.ts';
import type { ColorScheme } from '../src/theme/scale.ts';
import { type Criterion, criteria } from './criteria.ts';
import type { CriterionEvidence, Evidence } from './evidence.ts';
import { readBrandColors } from './read-brand-colors.ts';

export type ReportInput = {
  /** The style sheet of a brand; empty for the kit's own colours. */
  css: string;
  evidence: Evidence;
  /** The version of this package. */
  version: string;
  date: Date;
};

/** The result for a pair of colours: the ratio, or why it is unknown. */
type Pair = { scheme: ColorScheme; text: string; isFailing: boolean };

/** WCAG 1.4.11. */
const GRAPHICS: RequiredContrast = 3;
/** WCAG 1.4.3. The kit's own pairs reach more; a brand is measured by the criterion. */
const TEXT = 4.5;

const measurePairs = (css: string, isGraphics: boolean): Pair[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const colors: Colors = readBrandColors(css, scheme);
    return ROLE_PAIRS.filter(([, , required]) => (required === GRAPHICS) === isGraphics).map(
      ([one, other, required]) => {
        const needed = Math.min(required, isGraphics ? GRAPHICS : TEXT);
        const names = `${one} on ${other}, ${scheme}`;
        try {
          const ratio = contrast(colors[one], colors[other]);
          return { scheme, text: `${names}: ${ratio.toFixed(2)} of ${needed}`, isFailing: ratio < needed };
        } catch {
          return {
            scheme,
            text: `${names}: not computed (${colors[one]} on ${colors[other]})`,
            isFailing: true,
          };
        }
      },
    );
  });

const getConformance = (
  { number }: Criterion,
  { rules = [], tests = [] }: CriterionEvidence,
  pairs: Pair[],
): string => {
  if (pairs.some(({ isFailing }) => isFailing)) return 'Does not support';
  // Texts stand on the pairs that are measured and in stories whose contrast axe measures; nothing else decides 1.4.3.
  if (number === '1.4.3') return 'Supports';
  return rules.length + tests.length + pairs.length > 0 ? 'Evaluated in part' : 'Not evaluated';
};

const createRow = (criterion: Criterion, { css, evidence }: ReportInput): string => {
  const { number, name, level, clause = '–' } = criterion;
  const own = evidence.criteria[number] ?? {};
  const { rules = [], tests = [] } = own;
  const isMeasured = number === '1.4.3' || number === '1.4.11';
  const pairs = isMeasured ? measurePairs(css, number === '1.4.11') : [];
  const failing = pairs.filter(({ isFailing }) => isFailing);
  const remarks = [
    ...(failing.length > 0 ? [`Too little contrast: ${failing.map(({ text }) => text).join('; ')}.`] : []),
    ...(pairs.length > 0 ? [`${pairs.length} pairs of colours measured, in light and dark.`] : []),
    ...(rules.length > 0 ? [`${evidence.stories} stories pass axe: ${rules.join(', ')}.`] : []),
    ...(tests.length > 0 ? [`Tests: ${tests.join('; ')}.`] : []),
  ];
  return `| ${number} ${name} | ${level} | ${clause} | ${getConformance(criterion, own, pairs)} | ${remarks.join(' ')} |`;
};

/** An accessibility conformance report as Markdown. */
export const createReport = (
  input: ReportInput,
): string => `# Accessibility conformance report: @janani/ui ${input.version}

**This is no audit.** It was made by \`npx @janani/ui acr\` on ${input.date.toISOString().slice(0, 10)}, from the automated tests of this version
of the package and from the colours of ${input.css === '' ? 'its own themes' : 'the given brand'}. Nobody has evaluated your product. Its pages, texts and flows
decide most criteria: have them evaluated by people, some of whom use assistive technology.

- Standards: WCAG 2.2, levels A and AA; EN 301 549 V3.2.1, chapter 9, which has the criteria of WCAG 2.1.
- Browsers: ${input.evidence.stories} stories in Chromium, with axe-core ${input.evidence.axe}.
- **Supports**: what these tests measure decides the whole criterion. **Evaluated in part**: they check some of it, and
  found no failure. **Not evaluated**: they say nothing about it. **Does not support**: a measured value fails.

| Criterion | Level | EN 301 549 | Conformance | Evidence and remarks |
| --- | --- | --- | --- | --- |
${criteria.map((criterion) => createRow(criterion, input)).join('\n')}
`;
