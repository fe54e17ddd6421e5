import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hindi } from '@janani/ui/messages/hi';
import { readCatalogue } from '@janani/messages/src/catalogue.ts';

/** The template of the generated files. */
const catalogue = readCatalogue(join(import.meta.dirname, '../messages/en.pot'));
const source = join(import.meta.dirname, '../src');
const getFiles = (pattern: string) => globSync(pattern, { cwd: source }).map((file) => join(source, file));

type Messages = Record<string, string | ((...values: unknown[]) => string)>;
type Dictionary = { id: string; en: Messages };
const translated = hindi as Record<string, Messages>;

const dictionaries = await Promise.all(
  getFiles('**/*.messages.ts').map(async (file): Promise<[string, Dictionary]> => {
    const module = (await import(/* @vite-ignore */ file)) as Record<string, Dictionary>;
    const dictionary = Object.values(module)[0];
    if (!dictionary) throw new Error(`${file} exports no messages: declare them with defineMessages.`);
    return [basename(file), dictionary];
  }),
);

/** A text; one with a placeholder is formatted with a number. */
const formatMessage = (message: Messages[string]) =>
  typeof message === 'function' ? message(2, 3, 4) : message;

/** Devanagari; or a text that requires no translation, such as `x2` and `7:00 IST`. */
const HINDI = /\p{Script=Devanagari}|^(?!.*[a-z]{2}).+$/u;

describe('convention: no message without a text in both languages', () => {
  it('covers every component that has messages', () => {
    expect(dictionaries.length).toBeGreaterThan(10);
  });

  it.each(dictionaries)('%s is generated from the catalogues alone', (_file, { id, en }) => {
    const keys = [...catalogue.entries.keys()].filter((key) => key.startsWith(`${id}.`));
    expect(Object.keys(en).map((key) => `${id}.${key}`)).toEqual(keys);
  });

  it.each(dictionaries)('%s has no empty text, and Hindi in its own script', (_file, { id, en }) => {
    expect(Object.keys(translated[id] ?? {})).toEqual(Object.keys(en));
    for (const key of Object.keys(en)) {
      expect([key, formatMessage(en[key] ?? '')]).toEqual([key, expect.stringMatching(/[A-Za-z]/)]);
      expect([key, formatMessage(translated[id]?.[key] ?? '')]).toEqual([key, expect.stringMatching(HINDI)]);
    }
  });
});

/** Attributes whose text users read. */
const TEXT_ATTRIBUTES = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);
const isText = (text: string) => /\p{Letter}{2,}/u.test(text.replaceAll(/&\w+;/g, ''));

/** The literal texts in a component's JSX, which cannot be translated. */
const findLiteralTexts = (file: string): string[] => {
  const literals: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && isText(node.text)) literals.push(node.text.trim());
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer) && isText(node.initializer.text))
        literals.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  return literals;
};

const componentFiles = getFiles('**/*.tsx')
  .filter((file) => !/\.(?:test|stories)\.tsx$|\/(?:stories|foundations)\//.test(file))
  .map((file) => [basename(file), file] as const);

describe('convention: texts come from messages or props', () => {
  it.each(componentFiles)('%s contains no literal text', (_name, file) => {
    expect(findLiteralTexts(file)).toEqual([]);
  });
});
