/** Computes the figures of each line of lines.json: the number of cases, and of those with a bad end. */

const belongsTo = ({ file, title }, test) =>
  (file === undefined || test.file === file) && (title === undefined || test.title.includes(title));

/** The figures that one test adds to a line: those that it recorded, otherwise one case. */
const getFigure = (test, { line, tests }) => {
  const figuresOfLine = test.resilience.filter((figure) => figure.line === line);
  if (figuresOfLine.length === 0 && !tests.some((pattern) => belongsTo(pattern, test))) return undefined;
  const caseCount =
    figuresOfLine.length === 0 ? 1 : figuresOfLine.reduce((sum, figure) => sum + figure.caseCount, 0);
  const failureCount = figuresOfLine.reduce((sum, figure) => sum + figure.failureCount, 0);
  // A failed test counts as at least one bad end.
  return { caseCount, failureCount: test.passed ? failureCount : Math.max(failureCount, 1) };
};

const addFigures = (one, other) => ({
  caseCount: one.caseCount + other.caseCount,
  failureCount: one.failureCount + other.failureCount,
});
const NO_CASES = { caseCount: 0, failureCount: 0 };

/**
 * One figure for each line. A file that ran in its short form in one report and in its long form in another counts
 * once, with the longer; bad ends of both count.
 */
export const getFigures = (lines, reports) =>
  lines.map((line) => {
    const byFile = new Map();
    for (const tests of reports) {
      const inReport = new Map();
      for (const test of tests) {
        const figure = test.file && getFigure(test, line);
        if (figure) inReport.set(test.file, addFigures(inReport.get(test.file) ?? NO_CASES, figure));
      }
      for (const [file, { caseCount, failureCount }] of inReport) {
        const other = byFile.get(file) ?? NO_CASES;
        byFile.set(file, {
          caseCount: Math.max(caseCount, other.caseCount),
          failureCount: Math.max(failureCount, other.failureCount),
        });
      }
    }
    return {
      ...[...byFile.values()].reduce(addFigures, NO_CASES),
      files: [...byFile.keys()].toSorted((one, other) => one.localeCompare(other)),
    };
  });

/** The minimum mutation score in per cent (tools/lab/mutation/stryker.config.mjs). */
const MIN_SCORE = 85;

/** The number of mutants in Stryker's report; the surviving ones count as bad ends where the score is too low. */
export const getMutationFigure = (report) => {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const getCount = (...names) => statuses.filter((status) => names.includes(status)).length;
  const killed = getCount('Killed', 'Timeout');
  const survived = getCount('Survived', 'NoCoverage');
  const score = (100 * killed) / (killed + survived);
  return {
    caseCount: killed + survived,
    failureCount: score < MIN_SCORE ? survived : 0,
    files: [],
    note: `${score.toFixed(1)} % of them were noticed by a test.`,
  };
};
