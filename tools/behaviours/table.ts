import type { Count, LastRun } from '../lab/engines/last-run.ts';
import { type ComponentPage, type Row, type Severity, TO_PACKAGE } from './rows.ts';

const SEVERITIES: readonly Severity[] = ['high', 'middle', 'low'];

const escapeCell = (text: string) => text.replaceAll('|', String.raw`\|`);

const renderOutcome = ({ test, open, excluded }: Row): string => {
  if (test) return `held: [${escapeCell(test.title)}](${TO_PACKAGE}${test.file})`;
  return open ? `**open**, ${open}` : `not wanted: ${escapeCell(excluded ?? '')}`;
};

export type Counts = { tested: number; excluded: number } & Record<Severity, number>;

export const getCounts = (rows: readonly Row[]): Counts => {
  const open = (severity: Severity) => rows.filter((row) => row.open === severity).length;
  return {
    tested: rows.filter((row) => row.test).length,
    high: open('high'),
    middle: open('middle'),
    low: open('low'),
    excluded: rows.filter((row) => row.excluded !== undefined).length,
  };
};

const getSeverityRank = (row: Row) =>
  row.open === undefined ? SEVERITIES.length : SEVERITIES.indexOf(row.open);

/** The page of a component: counts on top, open rows first. */
export const renderPage = ({ component, rows }: ComponentPage): string => {
  const { tested, high, middle, low, excluded } = getCounts(rows);
  const sorted = rows.toSorted((a, b) => getSeverityRank(a) - getSeverityRank(b));
  return [
    `# ${component}: what its peers assert`,
    '',
    '<!-- Rows are written here; `pnpm generate` counts and sorts them. -->',
    '',
    'What the test suites of other libraries assert and a user would notice, in words of our own. A row is held where a',
    'test of ours shows it, open where it is not so here, or not wanted for a reason.',
    '',
    '| held | open, high | open, middle | open, low | not wanted | all |',
    '| --- | --- | --- | --- | --- | --- |',
    `| ${[tested, high, middle, low, excluded, rows.length].join(' | ')} |`,
    '',
    '| behaviour | asserted by | here |',
    '| --- | --- | --- |',
    ...sorted.map(
      (row) => `| ${escapeCell(row.behaviour)} | ${row.peers.join(', ')} | ${renderOutcome(row)} |`,
    ),
    '',
  ].join('\n');
};

/** The overview page, with a link to each component. */
export const renderIndex = (components: readonly ComponentPage[], { date, engines }: LastRun): string => {
  const names = Object.keys(engines);
  const count = ({ passed, total }: Count = { passed: 0, total: 0 }) => `${passed} of ${total}`;
  return [
    '# What peers assert',
    '',
    '<!-- Written by tools/behaviours/generate.ts from the pages beside it. -->',
    '',
    'Behaviours that the suites of React Aria Components, Base UI, downshift, input-otp, sonner and Cloudscape assert, as read on',
    '2026-11-23, and whether our five most used parts hold them. A row changes in the page of its part, then `pnpm generate`.',
    '',
    `The last columns are the stories of each part, axe included, that passed there on ${date} (\`pnpm lab engines\`).`,
    '',
    `| part | held | open, high | open, middle | open, low | not wanted | ${names.join(' | ')} |`,
    `| --- | --- | --- | --- | --- | --- | ${names.map(() => '---').join(' | ')} |`,
    ...components.map(({ component, slug, rows }) => {
      const { tested, high, middle, low, excluded } = getCounts(rows);
      const played = names.map((name) => count(engines[name]?.parts[slug]));
      return `| [${component}](${slug}.md) | ${[tested, high, middle, low, excluded, ...played].join(' | ')} |`;
    }),
    '',
  ].join('\n');
};
