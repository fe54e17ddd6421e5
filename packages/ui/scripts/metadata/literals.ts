/** The values of a type: `keyof typeof styles.tones` is the tones by name. */
import ts from 'typescript';

const checkers = new WeakMap<ts.SourceFile, ts.TypeChecker>();

/** Resolves declarations, following their imports. */
export const readTypes = (files: string[]): ts.Program => {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  for (const source of program.getSourceFiles()) checkers.set(source, checker);
  return program;
};

const formatLiteral = (type: ts.Type): string | undefined => {
  if (type.isStringLiteral()) return `'${type.value}'`;
  return type.isNumberLiteral() ? String(type.value) : undefined;
};

/** The values of a union, as they are written; none for any other type, and for one that cannot be resolved. */
export const getLiterals = (node: ts.TypeNode): string[] | undefined => {
  const type = checkers.get(node.getSourceFile())?.getTypeFromTypeNode(node);
  if (!type?.isUnion()) return undefined;
  const values = type.types
    .filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
    .map((each) => formatLiteral(each));
  // Sorted, because the compiler's order is that in which it encountered them.
  return values.every((value) => value !== undefined)
    ? values.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    : undefined;
};
