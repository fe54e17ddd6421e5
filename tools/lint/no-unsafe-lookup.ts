/**
 * Finds look-ups in a plain object by an untrusted text. `table[text]` returns inherited properties such as
 * `constructor`, where `text` comes from a URL, a response or a storage. A Map does not; neither does a look-up
 * guarded by `Object.hasOwn` of the same object and key.
 */
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../setup.mjs';

const { TypeFlags, SyntaxKind } = ts;

/** `Key extends keyof Table`: the compiler guarantees that these keys exist. */
const isKeyOf = (type: ts.TypeParameter) =>
  type.symbol.declarations?.some(
    (node) => ts.isTypeParameterDeclaration(node) && node.constraint?.getText().startsWith('keyof '),
  ) === true;

/** Whether a value of the type may be any text: a text with a fixed prefix is no inherited name. */
const isAnyText = (type: ts.Type): boolean => {
  if (type.isUnion()) return type.types.some((member) => isAnyText(member));
  if (type.flags & TypeFlags.TypeParameter) {
    const constraint = type.getConstraint();
    return !isKeyOf(type) && (!constraint || isAnyText(constraint));
  }
  if (type.flags & TypeFlags.TemplateLiteral) return (type as ts.TemplateLiteralType).texts[0] === '';
  return (
    (type.flags & (TypeFlags.String | TypeFlags.Any | TypeFlags.Unknown | TypeFlags.StringMapping)) !== 0
  );
};

/** Whether a condition with `Object.hasOwn(table, key)` guards the look-up. */
const isGuarded = (node: ts.ElementAccessExpression): boolean => {
  const guard = `Object.hasOwn(${node.expression.getText()}, ${node.argumentExpression.getText()})`;
  for (let parent: ts.Node = node.parent; parent && !ts.isFunctionLike(parent); parent = parent.parent) {
    const condition = ts.isConditionalExpression(parent) ? parent.condition : undefined;
    if (condition?.getText().includes(guard)) return true;
  }
  return false;
};

/** The unsafe look-ups in the included files of a program. */
export const findUnsafeLookups = (program: ts.Program, isIncluded: (file: string) => boolean) => {
  const checker = program.getTypeChecker();
  const isText = (node: ts.Node) => isAnyText(checker.getTypeAtLocation(node));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isIncluded(fileName))
    .flatMap((source) => {
      const lookups: { file: string; line: number; text: string }[] = [];
      const visit = (node: ts.Node) => {
        const isLookup =
          (ts.isElementAccessExpression(node) && isText(node.argumentExpression) && !isGuarded(node)) ||
          (ts.isBinaryExpression(node) &&
            node.operatorToken.kind === SyntaxKind.InKeyword &&
            isText(node.left));
        if (isLookup) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          lookups.push({ file: source.fileName, line: line + 1, text: node.getText() });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return lookups;
    });
};

/** Sources that receive untrusted texts; code of the build only uses known keys. */
const INCLUDED_FILES = /^(?:app\/(?:src|preview|worker)|packages\/[^/]+\/src)\//;
const EXCLUDED_FILES = /\.(?:test|testing|stories)\.|\.d\.ts$|\/generated\//;
const PROJECTS = ['app', 'packages/ui'];

/** The unsafe look-ups in the product, each as a sentence. */
export const findUnsafeLookupsInProduct = (): string[] => {
  const projects = PROJECTS.map((name) => {
    const file = join(root, name, 'tsconfig.json');
    const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
    return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  });
  const isIncluded = (file: string) => {
    const path = relative(root, file);
    return INCLUDED_FILES.test(path) && !EXCLUDED_FILES.test(path);
  };
  const extraFiles = ['app/worker/worker.ts'].map((file) => join(root, file));
  const files = [...projects.flatMap(({ fileNames }) => fileNames), ...extraFiles].filter(
    (file) => isIncluded(file) || file.endsWith('.d.ts'),
  );
  const program = ts.createProgram(files, { ...projects[0]?.options, noEmit: true });
  return findUnsafeLookups(program, isIncluded).map(
    ({ file, line, text }) =>
      `${relative(root, file)}:${line} looks up ${text} by any text, so a text such as "constructor" finds what every object inherits. Use a Map, or ask Object.hasOwn in a condition first.`,
  );
};
