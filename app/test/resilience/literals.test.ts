import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { tryAll } from './record.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const rows = readRequirementRows();

/** The texts in back-ticks in the requirements, with the IDs of their rows. */
const literals = new Map<string, string[]>();
for (const { id, text } of rows)
  for (const [, literal = ''] of text.matchAll(/`([^`]+)`/g))
    literals.set(literal, [...(literals.get(literal) ?? []), id]);

/** Paths, fields, settings and constants, which are not shown to users. */
const NAME =
  /^(?:\/.*|(?:GET|POST) .*|[a-z][a-z_.]*|[a-z]+[A-Z][a-zA-Z]*|[\w-]+=.*|[a-z_]+: .*|\^.*\$|\+(?:91)?|-|\d+|15rem)$/;
/** Errors for developers; they are written in the code that throws them. */
const DEVELOPER_MESSAGES = new Set([
  'Not authenticated',
  'useAuth must be used within an AuthProvider',
  'useToast must be used within a ToastProvider',
]);

/** A message with `{name}` for each value. */
const renderMessage = (text: unknown): string[] => {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'function') return [];
  const values = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });
  try {
    return [String((text as (values: unknown) => unknown)(values))];
  } catch {
    // A message with plural forms requires numbers.
    return [];
  }
};

type Dictionary = { en: Record<string, unknown> };
const messages = import.meta.glob<Record<string, Dictionary>>('../../../packages/ui/src/**/*.messages.ts', {
  eager: true,
});
const catalogue = new Set([
  ...Object.values(textsIn('en')),
  ...Object.values(messages).flatMap((module) =>
    Object.values(module).flatMap(({ en: englishTexts }) =>
      Object.values(englishTexts).flatMap(renderMessage),
    ),
  ),
  new Intl.NumberFormat('en-IN').format(1999),
]);
/** The catalogue text of a literal, with placeholders for its values. */
const getTemplate = (literal: string) => literal.replaceAll(/(?<=Week )\d+/g, '{week}');
/** The catalogue texts of a literal: one, or two next to each other, such as a number and its unit. */
const getCatalogueTexts = (literal: string): string[] | undefined => {
  if (catalogue.has(getTemplate(literal))) return [literal];
  return [...literal.matchAll(/ /g)]
    .map(({ index }) => [literal.slice(0, index), literal.slice(index + 1)])
    .find((parts) => parts.every((part) => catalogue.has(part)));
};

const texts = [...literals.keys()].filter((literal) => !NAME.test(literal));

const testFiles = globSync('{app,packages}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|dist|resilience\/literals/.test(path),
}).map(read);

test('the requirements contain more than 100 literal texts', () => {
  expect(rows).toHaveLength(303);
  expect(texts.length).toBeGreaterThan(100);
});

test('every literal text of the requirements is in a catalogue', async (context) => {
  const failed = await tryAll(
    context,
    21,
    texts.filter((text) => !DEVELOPER_MESSAGES.has(text)),
    (text) => getCatalogueTexts(text) === undefined,
  );
  expect(failed.map((text) => [text, literals.get(text)])).toEqual([]);
});

test('every literal text of the requirements is expected by a test', () => {
  const isShown = (part: string) => testFiles.some((file) => file.includes(part.split('{')[0] ?? part));
  const unseen = texts.filter((text) => !(getCatalogueTexts(text) ?? [text]).every(isShown));
  expect(unseen.map((text) => [text, literals.get(text)])).toEqual([]);
});
