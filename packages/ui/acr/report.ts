import { type Criterion, criteria } from './criteria.ts';
import type { CriterionEvidence, Evidence } from './evidence.ts';
import { type Measurement, measurePairs } from './measure-pairs.ts';
import { type BrandColors, readBrandColors } from './read-brand-colors.ts';

export type ReportInput = {
  /** The name and the text of a brand's style sheet; undefined for the kit's own colours. */
  brand?: { name: string; css: string } | undefined;
  evidence: Evidence;
  /** The version of this package. */
  version: string;
  date: Date;
};

const getConformance = (
  { number }: Criterion,
  { rules = [], tests = [] }: CriterionEvidence,
  colors: Measurement | undefined,
  isComplete: boolean,
): string => {
  if (colors && colors.failing.length > 0) return 'Does not support';
  // Texts of the components are on the measured pairs only, and axe measures them in every story.
  if (number === '1.4.3' && isComplete && colors?.unknown.length === 0) return 'Supports';
  return colors || rules.length + tests.length > 0 ? 'Evaluated in part' : 'Not evaluated';
};

const createList = (start: string, texts: readonly string[]) =>
  texts.length === 0 ? [] : [`${start}: ${texts.join('; ')}.`];

const createRow = (criterion: Criterion, evidence: Evidence, brand: BrandColors): string => {
  const { number, name, level, clause = '–' } = criterion;
  const own = evidence.criteria[number] ?? {};
  const isMeasured = number === '1.4.3' || number === '1.4.11';
  const colors = isMeasured ? measurePairs(brand, number) : undefined;
  const remarks = [
    ...createList('Too little contrast', colors?.failing ?? []),
    ...createList('Not computed', colors?.unknown ?? []),
    ...(isMeasured ? createList('Rules that were not measured', brand.unread) : []),
    ...(colors ? [`${colors.pairs} pairs of colours measured in light, dark and more contrast.`] : []),
    ...createList(
      `No violation in ${evidence.stories} stories, in the kit's own colours, of the axe rules`,
      own.rules ?? [],
    ),
    ...createList('Tests', own.tests ?? []),
  ];
  const conformance = getConformance(criterion, own, colors, brand.unread.length === 0);
  return `| ${number} ${name} | ${level} | ${clause} | ${conformance} | ${remarks.join(' ').replaceAll('|', '&#124;')} |`;
};

/** An accessibility conformance report as Markdown. */
export const createReport = ({ brand, evidence, version, date }: ReportInput): string => {
  const colors = readBrandColors(brand?.css ?? '');
  return `# Accessibility conformance report: @janani/ui ${version}

**This is no audit.** \`npx @janani/ui acr\` printed it on ${date.toISOString().slice(0, 10)}, from the list of this version's automated tests and
from ${brand ? `the ${colors.count} colours in ${brand.name}` : 'the colours of its own themes'}. It is about the components. Nobody has evaluated your product, whose pages, texts
and flows decide most criteria: have them evaluated by people, some of whom use assistive technology.

- Standards: WCAG 2.2, levels A and AA; EN 301 549 V3.2.1, clauses 9.1 to 9.4, which have the criteria of WCAG 2.1. Clauses 9.4.1.1 (parsing,
  which WCAG 2.2 removed) and 9.6 (conformance requirements) are not evaluated.
- Browser: ${evidence.stories} stories in Chromium, with axe-core ${evidence.axe}. The package lists its tests and has no record of a run: a release
  is published only after all of them have passed.
- **Supports**: what is measured decides the whole criterion for the components. **Evaluated in part**: some of it is tested,
  without a failure. **Not evaluated**: no test names it. **Does not support**: a measured value fails.

| Criterion | Level | EN 301 549 | Conformance | Evidence and remarks |
| --- | --- | --- | --- | --- |
${criteria.map((criterion) => createRow(criterion, evidence, colors)).join('\n')}
`;
};
