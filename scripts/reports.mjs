/** What the reports of vitest and Playwright say of each test. */

/** The tests of a vitest report. */
const fromVitest = (report) =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  );

/** The tests of a Playwright report, and the steps of a journey, which are proofs of their own. */
const fromPlaywright = (suite, titles = []) => [
  ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, [...titles, inner.title])),
  ...(suite.specs ?? []).flatMap(({ title, ok, tests }) => [
    { title: [...titles, title].join(' '), passed: ok },
    ...tests.flatMap(({ results }) =>
      results.flatMap(({ steps = [] }) =>
        steps.map((step) => ({ title: step.title, passed: ok && !step.error })),
      ),
    ),
  ]),
];

/** Each test of a report, with its title and whether it passed. */
export const testsIn = (report) => (report.testResults ? fromVitest(report) : fromPlaywright(report));
