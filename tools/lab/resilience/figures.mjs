/** How much was tried for each line of lines.json, and how much of it ended badly. */

const belongsTo = ({ file, title }, test) =>
  (file === undefined || test.file === file) && (title === undefined || test.title.includes(title));

/** What one test adds to a line: what it wrote down, else one try. */
const figureOf = (test, { line, tests }) => {
  const own = test.resilience.filter((figure) => figure.line === line);
  if (own.length === 0 && !tests.some((pattern) => belongsTo(pattern, test))) return undefined;
  const tried = own.length === 0 ? 1 : own.reduce((sum, figure) => sum + figure.tried, 0);
  const found = own.reduce((sum, figure) => sum + figure.found, 0);
  // A test that failed has met a bad end, whatever it came to write down.
  return { tried, found: test.passed ? found : Math.max(found, 1) };
};

const plus = (one, other) => ({ tried: one.tried + other.tried, found: one.found + other.found });
const NOTHING = { tried: 0, found: 0 };

/**
 * One figure for each line. A file whose short form ran in one report and whose long form in another counts
 * once, with the longer; what ended badly in either is kept.
 */
export const figuresOf = (lines, reports) =>
  lines.map((line) => {
    const byFile = new Map();
    for (const tests of reports) {
      const inReport = new Map();
      for (const test of tests) {
        const figure = test.file && figureOf(test, line);
        if (figure) inReport.set(test.file, plus(inReport.get(test.file) ?? NOTHING, figure));
      }
      for (const [file, { tried, found }] of inReport) {
        const other = byFile.get(file) ?? NOTHING;
        byFile.set(file, { tried: Math.max(tried, other.tried), found: Math.max(found, other.found) });
      }
    }
    return {
      ...[...byFile.values()].reduce(plus, NOTHING),
      files: [...byFile.keys()].toSorted((one, other) => one.localeCompare(other)),
    };
  });

/** The least part of all changes that the tests have to notice, in per cent (tools/lab/mutation/stryker.config.mjs). */
const LEAST_SCORE = 85;

/** How many changes of the code were tried, from Stryker's report; those that nothing noticed count where they are too many. */
export const mutationFigureOf = (report) => {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const countOf = (...names) => statuses.filter((status) => names.includes(status)).length;
  const noticed = countOf('Killed', 'Timeout');
  const missed = countOf('Survived', 'NoCoverage');
  const score = (100 * noticed) / (noticed + missed);
  return {
    tried: noticed + missed,
    found: score < LEAST_SCORE ? missed : 0,
    files: [],
    note: `${score.toFixed(1)} % of them were noticed by a test.`,
  };
};
