import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

/** Tests every regular expression of the product with long texts that cause backtracking. */

const LENGTH = 30_000;
/** Generous: a linear expression takes a hundredth of it, any other takes seconds. */
const MAX_MS = 200;
const REPEATED_CHARACTERS = ['a', '1', ' ', '.', '@', '\u0301'];
const SUFFIXES = ['', '\u0000'];

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|testing|stories)\.|\.d\.ts$|\/(?:foundations|generated)\//.test(file);
const files = execFileSync(
  'git',
  ['ls-files', 'app/src', 'app/worker', 'app/preview', 'packages/*/src', 'packages/api-client/src'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter(isProduct);

const expressionsIn = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const expressions: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) expressions.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return expressions;
};
const expressions = [...new Set(files.flatMap(expressionsIn))];

/** A prefix that matches, one repeated character, and a suffix that does not match. */
const textsFor = (source: string): string[] => {
  const literals = [...new Set(source.replaceAll(/\\[a-zA-Z](?:\{[^}]*\})?|[\\^$*+?()[\]{}|]/g, ''))];
  const signs = [...new Set([...REPEATED_CHARACTERS, ...literals])];
  const starts = ['', ...signs.map((sign) => `a${sign}`), 'import("'];
  return signs.flatMap((sign) =>
    starts.flatMap((start) =>
      SUFFIXES.map((end) => start + sign.repeat(LENGTH) + (end && `${sign === end ? '' : 'ÿ'}${end}@ `)),
    ),
  );
};

/** The best of three runs, so that other load on the machine does not count. */
const getTime = (expression: RegExp, text: string): number => {
  let best = Infinity;
  for (let round = 0; round < 3 && best > MAX_MS; round += 1) {
    const started = performance.now();
    text.replace(expression, '');
    best = Math.min(best, performance.now() - started);
  }
  return best;
};

const slowest = (literal: string): string | undefined => {
  const end = literal.lastIndexOf('/');
  const source = literal.slice(1, end);
  const expression = new RegExp(source, literal.slice(end + 1));
  return textsFor(source)
    .find((text) => getTime(expression, text) > MAX_MS)
    ?.slice(0, 8);
};

test('the expressions are found, and a quadratic one is detected', () => {
  expect(expressions.length).toBeGreaterThan(40);
  expect(slowest('/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/')).toBeDefined();
});

test.each(expressions)('takes linear time: %s', (literal) => {
  expect(slowest(literal)).toBeUndefined();
});
