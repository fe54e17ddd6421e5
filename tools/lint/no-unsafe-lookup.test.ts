import ts from 'typescript';
import { expect, test } from 'vitest';
import { findUnsafeLookups, findUnsafeLookupsInProduct } from './no-unsafe-lookup.ts';

const FILE = 'source.ts';
const DECLARATIONS = `
  declare const text: string, known: 'a' | 'b', place: number;
  declare const table: { [key: string]: number }, record: { a: number; b: number };
  declare const Object: { hasOwn(of: object, key: string): boolean };
`;

const findLookups = (code: string) => {
  const source = ts.createSourceFile(FILE, DECLARATIONS + code, ts.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === FILE ? source : undefined),
  };
  const program = ts.createProgram([FILE], { noLib: true, strict: true }, host);
  return findUnsafeLookups(program, (name) => name === FILE).map(({ text: found }) => found);
};

test.each([
  'table[text]',
  'table[`${text}`]',
  'text in table',
  'table[text as any]',
  'Object.hasOwn(record, text) ? table[text] : 0',
])('an unsafe look-up is found: %s', (code) => {
  expect(findLookups(`${code};`)).toHaveLength(1);
});

test.each([
  'record[known]',
  'table[place]',
  "table['a']",
  'table[`./${text}`]',
  'Object.hasOwn(table, text) ? table[text] : 0',
  'function of<Key extends keyof typeof record>(key: Key) { return record[key]; }',
])('a safe look-up is ignored: %s', (code) => {
  expect(findLookups(`${code};`)).toEqual([]);
});

test('the product has no unsafe look-up', () => {
  expect(findUnsafeLookupsInProduct()).toEqual([]);
});
