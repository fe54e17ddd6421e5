/** What the reports of vitest and Playwright say of each test. */
import { relative } from 'node:path';
import { root } from './setup.mjs';

/** The tests of a vitest report. */
const fromVitest = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      title: meta?.storyId ? `${meta.storyId.replace(/--.*/, '')}: ${fullName}` : fullName,
      ids: meta?.storyTags ?? [],
      passed: status === 'passed',
      file: relative(root, name),
      resilience: [meta?.resilience ?? []].flat(),
    })),
  );

/** What a test wrote down of itself; what is not JSON of ours is somebody else's. */
const attemptsOf = ({ annotations = [] }) =>
  annotations.filter(({ type }) => type === 'resilience').map(({ description }) => JSON.parse(description));

/** The tests of a Playwright report, and the steps of a journey, which are proofs of their own. */
const fromPlaywright = (suite, folder, titles = []) => [
  ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, folder, [...titles, inner.title])),
  ...(suite.specs ?? []).flatMap(({ title, ok, file, tests }) => [
    {
      title: [...titles, title].join(' '),
      passed: ok,
      file: relative(root, `${folder}/${file}`),
      resilience: tests.flatMap(({ results }) => (results.length > 0 ? attemptsOf(results.at(-1)) : [])),
    },
    ...tests.flatMap(({ results }) =>
      results.flatMap(({ steps = [] }) =>
        steps.map((step) => ({ title: step.title, passed: ok && !step.error })),
      ),
    ),
  ]),
];

/**
 * Each test of a report, with its title and whether it passed; a story's requirements are its tags (`ids`), which
 * .storybook/report-tags.ts has the report carry, and its title begins with its place in the sidebar. A test that is not a step of one also has the
 * file it stands in, and what it tried (`resilience`: a line of tools/lab/resilience/lines.json, how much, how many bad ends).
 */
export const testsIn = (report) =>
  report.testResults ? fromVitest(report) : fromPlaywright(report, report.config?.rootDir ?? root);

/** How many tests of a step passed and failed. A step without a report is one test, and one that ended badly has failed all the same. */
export const countsIn = (report, code) => {
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
export const failedIn = (report) =>
  report ? testsIn(report).flatMap(({ title, passed }) => (passed ? [] : [title])) : [];
