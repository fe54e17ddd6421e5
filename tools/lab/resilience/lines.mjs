/**
 * `pnpm lab resilience-page`: writes app/RESILIENCE.md from the last reports of `npm test` and `pnpm lab resilience`.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReportTests } from '../../reports.mjs';
import { root, run, failWith } from '../../setup.mjs';
import { getFigures, getMutationFigure } from './figures.mjs';
import { getPage, getVerdict } from './page.mjs';

const PAGE = 'app/RESILIENCE.md';
/** The line whose report is Stryker's. */
const MUTATION_LINE = 22;
const reports = join(root, '.reports');

/** The tests of every report of a test runner. */
const readReports = () =>
  (existsSync(reports) ? readdirSync(reports) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')))
    .filter((report) => report.testResults || report.suites)
    .map(readReportTests);

export const readLines = () =>
  JSON.parse(readFileSync(join(root, 'tools/lab/resilience/lines.json'), 'utf8'));

/** Writes the page and prints its verdicts. */
export const writePage = async () => {
  const tests = readReports();
  if (tests.length === 0)
    failWith(
      'There are no test reports to read, so there are no numbers. Run "npm test" or "pnpm lab resilience" first.',
    );
  const lines = readLines();
  const mutation = join(reports, 'mutation.json');
  const figures = getFigures(lines, tests).map((figure, index) =>
    lines[index].line === MUTATION_LINE && existsSync(mutation)
      ? getMutationFigure(JSON.parse(readFileSync(mutation, 'utf8')))
      : figure,
  );
  writeFileSync(join(root, PAGE), getPage(lines, figures));
  await run('oxfmt', [PAGE]);
  const signs = { done: '✓', 'short form': '…', 'not run': '·', 'bad ends': '✗' };
  lines.forEach((line, index) => {
    const { caseCount, failureCount } = figures[index];
    const verdict = getVerdict(line, figures[index]);
    const result = caseCount
      ? `${caseCount} ${line.unit} tried, ${failureCount} bad ends`
      : 'nothing in the reports';
    console.log(
      `${signs[verdict]} ${line.line}. ${line.name}: ${result}${verdict === 'short form' ? ` (the whole: ${line.atLeast})` : ''}`,
    );
  });
  console.log(PAGE);
};

if (process.argv[1]?.endsWith('tools/lab/resilience/lines.mjs')) await writePage();
