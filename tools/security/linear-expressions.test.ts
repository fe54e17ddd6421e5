import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

/** Tests every regular expression of the product with long texts that cause backtracking. */

const LENGTH = 30_000;
/** The time limit: a linear expression takes a hundredth of it, any other one takes seconds. */
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

const findExpressions = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const expressions: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) expressions.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return expressions;
};
const expressions = [...new Set(files.flatMap(findExpressions))];

/** A prefix that matches, one repeated character, and a suffix that does not match. */
const createTexts = (source: string): string[] => {
  const literals = [...new Set(source.replaceAll(/\\[a-zA-Z](?:\{[^}]*\})?|[\\^$*+?()[\]{}|]/g, ''))];
  const characters = [...new Set([...REPEATED_CHARACTERS, ...literals])];
  const starts = ['', ...characters.map((character) => `a${character}`), 'import("'];
  return characters.flatMap((character) =>
    starts.flatMap((start) =>
      SUFFIXES.map(
        (end) => start + character.repeat(LENGTH) + (end && `${character === end ? '' : 'ÿ'}${end}@ `),
      ),
    ),
  );
};

/** The best of three runs, so that other load on the machine does not count. */
const measureTime = (expression: RegExp, text: string): number => {
  let shortest = Infinity;
  for (let round = 0; round < 3 && shortest > MAX_MS; round += 1) {
    const startTime = performance.now();
    text.replace(expression, '');
    shortest = Math.min(shortest, performance.now() - startTime);
  }
  return shortest;
};

const findSlowText = (literal: string): string | undefined => {
  const end = literal.lastIndexOf('/');
  const source = literal.slice(1, end);
  const expression = new RegExp(source, literal.slice(end + 1));
  return createTexts(source)
    .find((text) => measureTime(expression, text) > MAX_MS)
    ?.slice(0, 8);
};

test('findSlowText: detects a quadratic expression; the product has more than 40 expressions', () => {
  expect(expressions.length).toBeGreaterThan(40);
  expect(findSlowText('/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/')).toBeDefined();
});

test.each(expressions)('the expression takes linear time: %s', (literal) => {
  expect(findSlowText(literal)).toBeUndefined();
});
