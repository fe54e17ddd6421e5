/** The public surface of a package as a table, which the check for breaking changes compares. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** Reads the messages of a file; a message with values is represented by its function. */
const readMessages = (file: string): [string, string][] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const messages: [string, string][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages')
      for (const definition of node.arguments)
        for (const language of getProperties(definition))
          for (const message of getProperties(language.initializer)) {
            const key = `${basename(file, '.messages.ts')}.${message.name.getText()} (${language.name.getText()})`;
            messages.push([key, message.initializer.getText().replaceAll(/\s+/g, ' ')]);
          }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
};

const readAttributes = (folder: string, file: string): [string, string][] => {
  const [, component = ''] = file.split('/');
  return getAttributes(join(folder, file)).map((name) => [`${name} of ${component}`, '']);
};

const toSortedTable = (rows: [string, string][]): Table =>
  Object.fromEntries(rows.toSorted(([one], [other]) => one.localeCompare(other, 'en')));

export const getSurface = ({ folder, paths }: PublishedPackage): Surface => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder });
  const messages = files.filter((file) => file.endsWith('.messages.ts'));
  return {
    path: toSortedTable(paths.map((path) => [path, ''])),
    ...getNames(folder),
    variable: getVariables(folder),
    text: toSortedTable(messages.flatMap((file) => readMessages(join(folder, file)))),
    attribute: toSortedTable(files.flatMap((file) => readAttributes(folder, file))),
  };
};
