/** `pnpm requirements`: writes which test of the last `npm test` covers which requirement, and whether it passed. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReportTests } from '../reports.mjs';
import { readRequirementRows } from '../../packages/dev-support/src/requirement-rows.ts';
import { root } from '../setup.mjs';

const ROW_ID = /\b[A-Z]{2}-\d{2}\b/g;
const MAX_IDS_PER_TEST = 3;

const readTests = (directory) =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const report = JSON.parse(readFileSync(join(directory, file), 'utf8'));
      return readReportTests(report).map((test) => ({ ...test, file: file.replace('.json', '') }));
    });

/** The IDs in the title of a test or the tags of a story. */
const getIds = ({ title, ids = [] }) => [...new Set([title, ...ids].join(' ').match(ROW_ID) ?? [])];

/** Maps each row to the tests that name it; a test that names too many rows covers none of them. */
export const getCoverage = (rows, tests) => {
  const rowIds = new Set(rows.map(({ id }) => id));
  const errors = [];
  const testsByRow = new Map(rows.map(({ id }) => [id, []]));
  for (const test of tests) {
    const coveredIds = getIds(test).filter((id) => rowIds.has(id));
    if (coveredIds.length > MAX_IDS_PER_TEST)
      errors.push(`"${test.title}" names ${coveredIds.length} rows; at most 3.`);
    else for (const id of coveredIds) testsByRow.get(id).push(test);
  }
  return { testsByRow, problems: errors };
};

const main = () => {
  const rows = readRequirementRows();
  let tests;
  try {
    tests = readTests(join(root, '.reports'));
  } catch {
    console.error('There are no test reports to read, so no coverage is known. Run "npm test" first.');
    process.exit(1);
  }
  const { testsByRow, problems } = getCoverage(rows, tests);
  const lines = rows.map(({ id, text }) => {
    const coveringTests = testsByRow.get(id);
    const coveringTest = coveringTests.find(({ passed }) => passed) ?? coveringTests[0];
    const result = coveringTest
      ? coveringTests.every(({ passed }) => passed)
        ? 'passed'
        : 'failed'
      : 'open';
    return {
      result,
      line: `| ${id} | ${text} | ${coveringTest ? `${coveringTest.file}: ${coveringTest.title}` : ''} | ${result} |`,
    };
  });
  const countByResult = (expectedResult) => lines.filter(({ result }) => result === expectedResult).length;
  writeFileSync(
    join(root, '.reports/requirements.md'),
    `| row | requirement | test | result |\n|---|---|---|---|\n${lines.map(({ line }) => line).join('\n')}\n`,
  );
  for (const problem of problems) console.error(problem);
  console.log(
    `${countByResult('passed')} of ${rows.length} rows covered, ${countByResult('failed')} failed, ${countByResult('open')} open (.reports/requirements.md)`,
  );
  process.exit(countByResult('failed') > 0 || problems.length > 0 ? 1 : 0);
};

if (process.argv[1]?.endsWith('requirements.mjs')) main();
