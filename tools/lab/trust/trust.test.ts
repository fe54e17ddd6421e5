import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLines } from './trust.mjs';
import { figuresOf, mutationFigureOf } from './figures.mjs';
import { pageOf, verdictOf } from './page.mjs';

const lines = readLines();
const sources = new Map(
  globSync(['{app,packages,pact,scripts}/**/*.{test,spec}.{ts,tsx}', 'packages/ui/src/**/*.stories.tsx'], {
    exclude: ['**/node_modules/**'],
  }).map((file) => [file, readFileSync(file, 'utf8')]),
);

describe('the list of lines', () => {
  test('has every line once', () => {
    expect(lines.map(({ line }) => line)).toEqual(Array.from(lines, (_, index) => index + 1));
  });
  test.each(lines.map((line) => [`${line.line}. ${line.name}`, line] as const))(
    '%s names tests that are there, or says why there are none',
    (_name, { tests, person, aside }) => {
      if (tests.length === 0) expect(person ?? aside ?? '').not.toBe('');
      for (const { file, title = '' } of tests) {
        const among = file === undefined ? [...sources.values()] : [sources.get(file) ?? ''];
        expect(
          among.some((source) => source !== '' && source.includes(title)),
          `${file ?? 'a test'} with "${title}" in a title`,
        ).toBe(true);
      }
    },
  );
});

describe('figures', () => {
  const line = { line: 5, tests: [{ file: 'a.spec.ts', title: 'T-08' }, { title: 'storage' }] };
  const passed = (file: string, title: string, tried?: number, found = 0) => ({
    file,
    title,
    passed: true,
    trust: tried === undefined ? [] : [{ line: 5, tried, found }],
  });
  const figureOf = (...reports: ReturnType<typeof passed>[][]) => figuresOf([line], reports)[0];

  test('a test that says how much it tried counts that, another one for one', () => {
    expect(
      figureOf([passed('a.spec.ts', 'T-08 x', 90), passed('b.test.ts', 'storage'), passed('b.test.ts', 'z')]),
    ).toEqual({ tried: 91, found: 0, files: ['a.spec.ts', 'b.test.ts'] });
  });
  test('one that wrote a figure down counts wherever it stands', () => {
    expect(figureOf([passed('c.test.ts', 'other', 7, 2)])).toMatchObject({ tried: 7, found: 2 });
  });
  test('a file in two reports counts once, with the longer', () => {
    expect(figureOf([passed('a.spec.ts', 'T-08 x', 16)], [passed('a.spec.ts', 'T-08 x', 96)])).toMatchObject({
      tried: 96,
    });
  });
  test('what ended badly in one report is not hidden by a longer one', () => {
    const failed = { ...passed('a.spec.ts', 'T-08 x', 16), passed: false };
    const longer = passed('a.spec.ts', 'T-08 x', 96);
    for (const reports of [
      [[failed], [longer]],
      [[longer], [failed]],
    ])
      expect(figureOf(...reports)).toMatchObject({ tried: 96, found: 1 });
  });
  test('a test that failed is a bad end', () => {
    expect(figureOf([{ ...passed('a.spec.ts', 'T-08 x', 16), passed: false }])).toMatchObject({ found: 1 });
  });
  test('of the mutation report, what was noticed; the others are bad ends where they are too many', () => {
    const reportOf = (...statuses: string[]) => ({
      files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
    });
    expect(mutationFigureOf(reportOf('Killed', 'Timeout', 'Ignored', 'CompileError'))).toMatchObject({
      tried: 2,
      found: 0,
      note: '100.0 % of them were noticed by a test.',
    });
    expect(mutationFigureOf(reportOf('Killed', 'Survived', 'NoCoverage'))).toMatchObject({
      tried: 3,
      found: 2,
    });
  });
  test('nothing ran', () => {
    expect(figureOf()).toEqual({ tried: 0, found: 0, files: [] });
  });
  test('the verdict', () => {
    const verdict = (tried: number, found: number) => verdictOf({ atLeast: 96 }, { tried, found });
    expect([verdict(0, 0), verdict(16, 0), verdict(96, 0), verdict(96, 1)]).toEqual([
      'not run',
      'short form',
      'done',
      'bad ends',
    ]);
  });
});

test('the page has a section for each line, with its number and how to run it', () => {
  const page = pageOf(
    lines,
    lines.map(() => ({ tried: 1234, found: 0, files: ['app/e2e/trust/storage.spec.ts'] })),
  );
  for (const { line, name } of lines) expect(page).toContain(`## ${line}. ${name}\n`);
  expect(page.match(/\*\*1,234 /g)).toHaveLength(lines.length);
  expect(page).toContain('playwright.trust.config.ts trust/storage.spec.ts');
});
