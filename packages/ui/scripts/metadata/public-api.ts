/**
 * The exports of a package, as in its declarations: for the API report, the check of API changes and the convention tests.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readTypes } from './literals.ts';
import { getAbout, type Members, getMembers } from './members.ts';

/** One exported name with its declaration in TypeScript, without comments and bodies. */
export type ExportedName = {
  name: string;
  kind: 'type' | 'value';
  declaration: string;
  /** The text of its comment. */
  about: string;
  /** For a type with members. */
  members: Members;
};

/** A script that the package exports: `button` is `@janani/ui/button`, `` the package itself. */
export type EntryApi = { entry: string; names: ExportedName[] };

export type PublicApi = {
  entries: EntryApi[];
  /** Types that the exported types use and that cannot be imported: a change there changes them too. */
  foundations: ExportedName[];
};

const printer = ts.createPrinter({ removeComments: true });

/** The props of each exported component: `const Button: (props: ButtonProps) => …` has the members of `ButtonProps`. */
export const getPropsByComponent = ({ entries, foundations }: PublicApi): Map<string, Members> => {
  const names = [...entries.flatMap((entry) => entry.names), ...foundations];
  const members = new Map(names.map((entry) => [entry.name, entry.members]));
  return new Map(
    names.flatMap(({ name, declaration }) => {
      const [, type = ''] = /\(\w+\??: (\w+)/.exec(declaration) ?? [];
      const props = members.get(type);
      return props ? [[name, props]] : [];
    }),
  );
};

/**
 * The compiler's declarations for every source file; it runs for its output only, since types are checked elsewhere.
 */
const writeDeclarations = (packageFolder: string, folder: string) => {
  const project = join(packageFolder, 'tsconfig.build.json');
  const { error } = spawnSync('tsc', ['-p', project, '--outDir', folder]);
  if (error)
    throw new Error(
      `The TypeScript compiler did not start (${error.message}), so the public API cannot be read. Run this through \`pnpm run\`, after \`pnpm install\`.`,
    );
};

const sourceFiles = new Map<string, ts.SourceFile>();

const getSourceFile = (file: string): ts.SourceFile => {
  const sourceFile = sourceFiles.get(file);
  if (!sourceFile) throw new Error(`${file} is not among the declarations that the compiler wrote.`);
  return sourceFile;
};

/**
 * The destructuring in `({ label, ...rest }: ButtonProps)` is an implementation detail: the report has `(props:
 * ButtonProps)`.
 */
const replacePatterns: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name))
      return ts.factory.createParameterDeclaration(
        undefined,
        undefined,
        'props',
        node.questionToken,
        node.type,
      );
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitNode(root, visit);
};

const printNode = (node: ts.Node): string => {
  const [plain = node] = ts.transform(node, [replacePatterns]).transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, plain, node.getSourceFile())
    .replace(/^(?:export )?(?:declare )?/, '')
    .replaceAll(/import\("[^"]+"\)\./g, '');
};

/** The compiler emits nothing for a declaration that was generated as one: its types are not resolved. */
const getFile = (from: ts.SourceFile, specifier: string) =>
  specifier.startsWith('.') && !specifier.endsWith('.d.ts')
    ? join(dirname(from.fileName), specifier.replace(/\.[jt]sx?$/, '.d.ts'))
    : undefined;

const getDeclarations = (statement: ts.Statement): [name: string, node: ts.Node][] => {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    return [[statement.name.text, statement]];
  if (ts.isClassDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((node) => [node.name.getText(), node]);
};

/** The declaration of a name in a file; `undefined` for names of other packages. */
const find = (file: string, [name = '', ...members]: string[]): ts.Node | undefined => {
  const source = getSourceFile(file);
  for (const statement of source.statements) {
    const declaration = getDeclarations(statement).find(([declaredName]) => declaredName === name);
    if (declaration) return declaration[1];
    const isImport = ts.isImportDeclaration(statement);
    const bindings = isImport
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    if (!bindings || ts.isNamespaceExport(bindings)) continue;
    const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration;
    const target = moduleSpecifier && getFile(source, (moduleSpecifier as ts.StringLiteral).text);
    if (!target) continue;
    if (ts.isNamespaceImport(bindings)) {
      if (bindings.name.text === name) return find(target, members);
      continue;
    }
    const link = bindings.elements.find((element) => element.name.text === name);
    if (link) return find(target, [(link.propertyName ?? link.name).text]);
  }
  return undefined;
};

const getName = (node: ts.Node) => (node as ts.Node & { name: ts.Identifier }).name.text;

const describeExport = (node: ts.Node, name = getName(node)): ExportedName => {
  const result = { name, about: getAbout(node), members: getMembers(node, find) };
  return ts.isVariableDeclaration(node)
    ? { ...result, kind: 'value', declaration: `const ${printNode(node)};` }
    : { ...result, kind: ts.isClassDeclaration(node) ? 'value' : 'type', declaration: printNode(node) };
};

/** Our declarations that a declaration refers to. */
const findReferences = (node: ts.Node): ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    const name = ts.isTypeReferenceNode(child)
      ? child.typeName
      : ts.isTypeQueryNode(child)
        ? child.exprName
        : undefined;
    const target = name && find(child.getSourceFile().fileName, name.getText().split('.'));
    if (target) nodes.push(target);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return nodes;
};

const getKey = (node: ts.Node) => `${node.getSourceFile().fileName}#${getName(node)}`;

const getExportedNodes = (indexFile: string): [name: string, node: ts.Node][] =>
  getSourceFile(indexFile).statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      return getDeclarations(statement);
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements.map(({ name }): [string, ts.Node] => {
      const node = find(indexFile, [name.text]);
      if (!node)
        throw new Error(
          `${name.text} is exported by ${indexFile} and declared nowhere: export it from the file it is written in.`,
        );
      return [name.text, node];
    });
  });

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');

const readDeclarations = (folder: string, targets: [entry: string, target: string][]): PublicApi => {
  const nodesByEntry = targets.map(
    ([entry, target]) => [entry, getExportedNodes(join(folder, target.replace(/\.ts$/, '.d.ts')))] as const,
  );
  const seen = new Set(nodesByEntry.flatMap(([, names]) => names.map(([, node]) => getKey(node))));
  const foundations: ExportedName[] = [];
  const queue = nodesByEntry.flatMap(([, names]) => names.map(([, node]) => node));
  for (let node = queue.pop(); node; node = queue.pop())
    for (const used of findReferences(node)) {
      if (seen.has(getKey(used))) continue;
      seen.add(getKey(used));
      foundations.push(describeExport(used));
      queue.push(used);
    }
  return {
    entries: nodesByEntry.map(([entry, names]) => ({
      entry,
      names: names.map(([name, node]) => describeExport(node, name)).toSorted(byName),
    })),
    foundations: foundations.toSorted(byName),
  };
};

const compilePublicApi = (packageFolder: string): PublicApi => {
  const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const targets = Object.entries(exports)
    .filter(([, target]) => target.endsWith('/index.ts'))
    .map(([subpath, target]): [string, string] => [subpath.slice(2), target.replace('./src/', '')])
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const folder = mkdtempSync(join(tmpdir(), 'janani-declarations-'));
  try {
    writeDeclarations(packageFolder, folder);
    const files = globSync('**/*.d.ts', { cwd: folder })
      .map((file) => join(folder, file))
      .toSorted();
    for (const source of readTypes(files).getSourceFiles()) sourceFiles.set(source.fileName, source);
    return readDeclarations(folder, targets);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const apiByPackage = new Map<string, PublicApi>();

/** Every script that a package exports, and the names that each exports, in alphabetical order; cached. */
export const readPublicApi = (packageFolder: string): PublicApi => {
  const api = apiByPackage.get(packageFolder) ?? compilePublicApi(packageFolder);
  apiByPackage.set(packageFolder, api);
  return api;
};
