/** Reads the tests in reports of vitest and Playwright. */
import { relative } from 'node:path';
import { root } from './setup.mjs';

/** Reads the tests of a Vitest report. */
const readVitestReport = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      title: meta?.storyId ? `${meta.storyId.replace(/--.*/, '')}: ${fullName}` : fullName,
      ids: meta?.storyTags ?? [],
      passed: status === 'passed',
      file: relative(root, name),
      resilience: [meta?.resilience ?? []].flat(),
    })),
  );

/** The figures that a test recorded in its annotations. */
const getResilienceFigures = ({ annotations = [] }) =>
  annotations.filter(({ type }) => type === 'resilience').map(({ description }) => JSON.parse(description));

/** The tests of a Playwright report, and the steps of each journey, which count as separate tests. */
const readPlaywrightReport = (suite, folder, titles = []) => [
  ...(suite.suites ?? []).flatMap((inner) => readPlaywrightReport(inner, folder, [...titles, inner.title])),
  ...(suite.specs ?? []).flatMap(({ title, ok, file, tests }) => [
    {
      title: [...titles, title].join(' '),
      passed: ok,
      file: relative(root, `${folder}/${file}`),
      resilience: tests.flatMap(({ results }) =>
        results.length > 0 ? getResilienceFigures(results.at(-1)) : [],
      ),
    },
    ...tests.flatMap(({ results }) =>
      results.flatMap(({ steps = [] }) =>
        steps.map((step) => ({ title: step.title, passed: ok && !step.error })),
      ),
    ),
  ]),
];

/**
 * Each test of a report, with its title and whether it passed. The requirements of a story are its tags (`ids`), which
 * the setup of the stories adds to the report; its title begins with its path in the sidebar. A test that is not a step
 * also has its file and its figures (`resilience`: a line of tools/lab/resilience/lines.json, the number of cases, and
 * of bad ends).
 */
export const readReportTests = (report) =>
  report.testResults
    ? readVitestReport(report)
    : readPlaywrightReport(report, report.config?.rootDir ?? root);

/**
 * The number of passed and failed tests of a step. A step without a report counts as one test; an exit code counts as a
 * failure.
 */
export const countResults = (report, code) => {
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const { passed, failed } = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests + (report.numFailedTestSuites ? 1 : 0),
      };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
};

/** The titles of the tests that failed. */
export const findFailedTitles = (report) =>
  report ? readReportTests(report).flatMap(({ title, passed }) => (passed ? [] : [title])) : [];
