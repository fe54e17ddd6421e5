/** The public surface of a package as a table, which the check for breaking changes compares. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { PublishedPackage } from './packages.ts';
import { readPublicApi } from '../../packages/ui/scripts/metadata/public-api.ts';
import { getAttributes } from '../../packages/ui/scripts/metadata/state-attributes.ts';

/** The declaration of each item, by kind and key. */
export type Surface = Record<'path' | 'name' | 'type' | 'variable' | 'text' | 'attribute', Table>;
type Table = Record<string, string>;

/** Removes the values of a constant: the keys of the theme's tables are public, but a colour or length may change. */
const removeValues = (declaration: string) =>
  declaration.startsWith('const ')
    ? declaration.replaceAll(/: (?:'[^'\n]*'|"[^"\n]*");$/gm, ': string;')
    : declaration;

/** The exports and the types that they use, without the messages, which have their own table. */
const getNames = (folder: string): { name: Table; type: Table } => {
  const { entries, foundations } = readPublicApi(folder);
  const name = entries.flatMap(({ entry, names }) =>
    names.map((exported): [string, string] => [
      `${exported.name} of ${entry === '' ? 'the package' : `./${entry}`}`,
      exported.declaration,
    ]),
  );
  const type = foundations
    .filter((used) => !used.name.endsWith('Messages'))
    .map((used): [string, string] => [used.name, removeValues(used.declaration)]);
  return { name: Object.fromEntries(name), type: Object.fromEntries(type) };
};

/** Reads the CSS variables from the generated list. */
const getVariables = (folder: string): Table => {
  const [file] = globSync('api/variables.md', { cwd: folder });
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return Object.fromEntries([...text.matchAll(/^\| `(--[\w-]+)`/gm)].map(([, name]) => [name, '']));
};

const getProperties = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

/** The object literals of a file, outermost ones only. */
const readObjects = (file: string): ts.Expression[] => {
  const objects: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) objects.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return objects;
};

/** The messages of a component in a language; a message with values is represented by its function. */
const getMessages = (component: string, language: string, texts: ts.Expression) =>
  getProperties(texts).map(({ name, initializer }): [string, string] => [
    `${component}.${name.getText()} (${language})`,
    initializer.getText().replaceAll(/\s+/g, ' '),
  ]);

/** Reads the English messages beside a component. */
const readMessages = (file: string): [string, string][] =>
  readObjects(file)
    .flatMap(getProperties)
    .flatMap(({ name, initializer }) =>
      getMessages(basename(file, '.messages.ts'), name.getText(), initializer),
    );

/** Reads the messages of all components in another language. */
const readLanguage = (file: string): [string, string][] =>
  readObjects(file)
    .flatMap(getProperties)
    .flatMap(({ name, initializer }) =>
      getMessages(
        name.getText().replace(/^\w/, (letter) => letter.toUpperCase()),
        basename(dirname(file)),
        initializer,
      ),
    );

const readAttributes = (folder: string, file: string): [string, string][] => {
  const [, component = ''] = file.split('/');
  return getAttributes(join(folder, file)).map((name) => [`${name} of ${component}`, '']);
};

const toSortedTable = (rows: [string, string][]): Table =>
  Object.fromEntries(rows.toSorted(([one], [other]) => one.localeCompare(other, 'en')));

export const getSurface = ({ folder, paths }: PublishedPackage): Surface => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder });
  const messages = [
    ...files
      .filter((file) => file.endsWith('.messages.ts'))
      .flatMap((file) => readMessages(join(folder, file))),
    ...globSync('src/messages/*/index.ts', { cwd: folder }).flatMap((file) =>
      readLanguage(join(folder, file)),
    ),
  ];
  return {
    path: toSortedTable(paths.map((path) => [path, ''])),
    ...getNames(folder),
    variable: getVariables(folder),
    text: toSortedTable(messages),
    attribute: toSortedTable(files.flatMap((file) => readAttributes(folder, file))),
  };
};
