import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../setup.mjs';
import { getFigures } from './figures.mjs';
import { getVerdict } from './page.mjs';
import { readLines } from './lines.mjs';

const lines = readLines();
const patterns = ['{app,packages,pact}/**/*.{test,spec}.{ts,tsx}', 'packages/ui/src/**/*.stories.tsx'];
const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] });
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

test.each(lines)('line $line names existing tests, or the reason for having none', (line) => {
  const { tests, person, aside } = line;
  if (tests.length === 0) expect(person ?? aside ?? '').not.toBe('');
  for (const { file, title = '' } of tests) {
    const searchedSources = file === undefined ? [...sources.values()] : [sources.get(file) ?? ''];
    const isFound = searchedSources.some((source) => source !== '' && source.includes(title));
    expect(isFound, `${file ?? 'a test'} with "${title}" in a title`).toBe(true);
  }
});

const line = { line: 5, tests: [{ file: 'a.spec.ts', title: 'T-08' }, { title: 'storage' }] };
const createPassed = (file, title, caseCount, isFound = 0) => ({
  file,
  title,
  passed: true,
  resilience: caseCount === undefined ? [] : [{ line: 5, caseCount, failureCount: isFound }],
});
const getFigure = (...reports) => getFigures([line], reports)[0];

test('a test counts with its recorded figures, or as one case', () => {
  expect(
    getFigure([
      createPassed('a.spec.ts', 'T-08 x', 90),
      createPassed('b.test.ts', 'storage'),
      createPassed('b.test.ts', 'z'),
    ]),
  ).toEqual({ caseCount: 91, failureCount: 0, files: ['a.spec.ts', 'b.test.ts'] });
});

test('a file in two reports counts once, with its longer run; bad ends of both count', () => {
  const failed = { ...createPassed('a.spec.ts', 'T-08 x', 16), passed: false };
  expect(getFigure([failed], [createPassed('a.spec.ts', 'T-08 x', 96)])).toMatchObject({
    caseCount: 96,
    failureCount: 1,
  });
});

test('the verdict depends on the number of cases and bad ends', () => {
  const verdict = (caseCount, isFound) => getVerdict({ atLeast: 96 }, { caseCount, failureCount: isFound });
  expect([verdict(0, 0), verdict(16, 0), verdict(96, 0), verdict(96, 1)]).toEqual([
    'not run',
    'short form',
    'done',
    'bad ends',
  ]);
});
