/** All that others build on in a package, as a table: what the watch over it compares. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Published } from './packages.ts';
import { readPublicApi } from '../../packages/ui/scripts/tables/public-api.ts';
import { attributesOf } from '../../packages/ui/scripts/tables/state-attributes.ts';

/** By kind of promise, what is promised under which key. */
export type Surface = Record<'path' | 'name' | 'type' | 'variable' | 'text' | 'attribute', Table>;
type Table = Record<string, string>;

/** The keys of the theme's tables are in types of ours; a colour or a length may change with the look. */
const withoutValues = (declaration: string) =>
  declaration.startsWith('const ')
    ? declaration.replaceAll(/: (?:'[^'\n]*'|"[^"\n]*");$/gm, ': string;')
    : declaration;

/** What is exported; and what that is built of, without the messages, which are a table of their own. */
const namesOf = (folder: string): { name: Table; type: Table } => {
  const { entries, foundations } = readPublicApi(folder);
  const name = entries.flatMap(({ entry, names }) =>
    names.map((exported): [string, string] => [
      `${exported.name} of ${entry === '' ? 'the package' : `./${entry}`}`,
      exported.declaration,
    ]),
  );
  const type = foundations
    .filter((used) => !used.name.endsWith('Messages'))
    .map((used): [string, string] => [used.name, withoutValues(used.declaration)]);
  return { name: Object.fromEntries(name), type: Object.fromEntries(type) };
};

/** The list of CSS variables is generated as well, and checked. */
const variablesOf = (folder: string): Table => {
  const [file] = globSync('api/variables.md', { cwd: folder });
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return Object.fromEntries([...text.matchAll(/^\| `(--[\w-]+)`/gm)].map(([, name]) => [name, '']));
};

const propertiesOf = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

/** A text; one with something to fill in is its function. Spaces do not count. */
const textsIn = (file: string): [string, string][] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: [string, string][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages')
      for (const definition of node.arguments)
        for (const language of propertiesOf(definition))
          for (const message of propertiesOf(language.initializer)) {
            const key = `${basename(file, '.messages.ts')}.${message.name.getText()} (${language.name.getText()})`;
            found.push([key, message.initializer.getText().replaceAll(/\s+/g, ' ')]);
          }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const attributesIn = (folder: string, file: string): [string, string][] => {
  const [, component = ''] = file.split('/');
  return attributesOf(join(folder, file)).map((name) => [`${name} of ${component}`, '']);
};

const sorted = (rows: [string, string][]): Table =>
  Object.fromEntries(rows.toSorted(([one], [other]) => one.localeCompare(other, 'en')));

export const surfaceOf = ({ folder, paths }: Published): Surface => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder });
  const messages = files.filter((file) => file.endsWith('.messages.ts'));
  return {
    path: sorted(paths.map((path) => [path, ''])),
    ...namesOf(folder),
    variable: variablesOf(folder),
    text: sorted(messages.flatMap((file) => textsIn(join(folder, file)))),
    attribute: sorted(files.flatMap((file) => attributesIn(folder, file))),
  };
};
