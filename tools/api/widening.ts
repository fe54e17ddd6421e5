/** Decides whether a type can replace another without breaking its users. */
import ts from 'typescript';

/** The direction of a value: `input`, from the users of the package, such as props, or `output`, such as a result. */
type Direction = 'input' | 'output';

/** The optional props of every component for its root element (packages/ui/src/internal/root-props.ts). */
const ROOT_PROPS = new Map([
  ['RootProps', ['id', 'className', 'style', 'ref']],
  ['StyleProps', ['className', 'style']],
]);
const NO_NAMES: ReadonlySet<string> = new Set();

const parseType = (declaration: string): ts.Node | undefined => {
  const text = declaration.replace(/^const (\w+): /, 'type $1 = ');
  const [statement] = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true).statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
};

const getText = (node: ts.Node | undefined) => node?.getText().replaceAll(/\s+/g, ' ') ?? '';

const isOptional = (member: ts.TypeElement | ts.ParameterDeclaration) => member.questionToken !== undefined;

const getMembers = (node: ts.TypeLiteralNode) =>
  new Map(node.members.map((member) => [getText(member.name), member]));

const getValueType = (member: ts.TypeElement) => (ts.isPropertySignature(member) ? member.type : member);

/** `otherMembers` are names that another member of the new intersection has. */
const widensMembers = (
  before: ts.TypeLiteralNode,
  after: ts.TypeLiteralNode,
  direction: Direction,
  otherMembers: ReadonlySet<string>,
): boolean => {
  const oldMembers = getMembers(before);
  const newMembers = getMembers(after);
  const added = [...newMembers].filter(([name]) => !oldMembers.has(name));
  if (direction === 'input' && added.some(([, member]) => !isOptional(member))) return false;
  return [...oldMembers].every(([name, member]) => {
    const next = newMembers.get(name);
    if (!next) return otherMembers.has(name);
    const isMoreOptional = direction === 'input' ? isOptional(next) : isOptional(member);
    return (
      (isOptional(member) === isOptional(next) || isMoreOptional) &&
      widens(getValueType(member), getValueType(next), direction)
    );
  });
};

const widensFunction = (
  before: ts.FunctionTypeNode,
  after: ts.FunctionTypeNode,
  direction: Direction,
): boolean => {
  const other = direction === 'input' ? 'output' : 'input';
  return (
    getText(before.typeParameters?.[0]) === getText(after.typeParameters?.[0]) &&
    after.parameters.length >= before.parameters.length &&
    after.parameters.every((parameter, index) => {
      const oldMembers = before.parameters[index];
      // A callback may receive more arguments; a function of the package may not require more.
      if (!oldMembers) return direction === 'input' || isOptional(parameter);
      const [optionalSide, requiredSide] =
        direction === 'input' ? [oldMembers, parameter] : [parameter, oldMembers];
      return (
        (isOptional(optionalSide) || !isOptional(requiredSide)) &&
        widens(oldMembers.type, parameter.type, other)
      );
    }) &&
    widens(before.type, after.type, direction)
  );
};

const getOperands = (node: ts.Node): ts.Node[] =>
  ts.isIntersectionTypeNode(node) ? [...node.types] : [node];

const getUnionNames = (node: ts.Node | undefined) =>
  node && ts.isUnionTypeNode(node) ? node.types.map(getText) : [getText(node)];

const omitsFewer = (before: ts.TypeReferenceNode, after: ts.TypeReferenceNode): boolean => {
  const [source, names] = before.typeArguments ?? [];
  const [newSource, newNames] = after.typeArguments ?? [];
  const oldMembers = new Set(getUnionNames(names));
  return (
    getText(before.typeName) === getText(after.typeName) &&
    getText(source) === getText(newSource) &&
    getUnionNames(newNames).every((name) => oldMembers.has(name))
  );
};

/** Whether the new type is the old one with root props added, which may now contain some of its members. */
const widensByRootProps = (before: ts.Node, after: ts.Node): boolean => {
  const hooks = getOperands(after).flatMap((part) => ROOT_PROPS.get(getText(part)) ?? []);
  if (hooks.length === 0) return false;
  const isOwn = (part: ts.Node) => !ROOT_PROPS.has(getText(part));
  const [oldMembers, newMembers] = [getOperands(before).filter(isOwn), getOperands(after).filter(isOwn)];
  const otherMembers = new Set(hooks);
  if (newMembers.length === 0)
    return oldMembers.every(
      (part) =>
        ts.isTypeLiteralNode(part) && [...getMembers(part).keys()].every((name) => otherMembers.has(name)),
    );
  return (
    oldMembers.length === newMembers.length &&
    oldMembers.every((part, index) => widens(part, newMembers[index], 'input', otherMembers))
  );
};

const widens = (
  before: ts.Node | undefined,
  after: ts.Node | undefined,
  direction: Direction,
  otherMembers = NO_NAMES,
): boolean => {
  if (getText(before) === getText(after)) return true;
  if (!before || !after) return false;
  if (ts.isTypeLiteralNode(before) && ts.isTypeLiteralNode(after))
    return widensMembers(before, after, direction, otherMembers);
  if (direction === 'input' && widensByRootProps(before, after)) return true;
  if (ts.isFunctionTypeNode(before) && ts.isFunctionTypeNode(after))
    return widensFunction(before, after, direction);
  if (ts.isIntersectionTypeNode(before) && ts.isIntersectionTypeNode(after))
    return (
      before.types.length === after.types.length &&
      before.types.every((type, index) => widens(type, after.types[index], direction))
    );
  if (ts.isTypeReferenceNode(before) && ts.isTypeReferenceNode(after))
    return (
      // A name that is no longer omitted has been added.
      (direction === 'input' && getText(before.typeName) === 'Omit' && omitsFewer(before, after)) ||
      (getText(before.typeName) === getText(after.typeName) &&
        before.typeArguments?.length === after.typeArguments?.length &&
        (before.typeArguments ?? []).every((type, index) =>
          widens(type, after.typeArguments?.[index], direction),
        ))
    );
  if (direction === 'output' || !ts.isUnionTypeNode(after)) return false;
  const newMembers = new Set(after.types.map(getText));
  return (ts.isUnionTypeNode(before) ? [...before.types] : [before]).every((type) =>
    newMembers.has(getText(type)),
  );
};

/**
 * Whether the new declaration is compatible with the old: the same, or with optional additions only. Named types are
 * treated as input of the package, values as its output.
 */
export const isWidened = (before: string, after: string): boolean => {
  const [oldMembers, newMembers] = [parseType(before), parseType(after)];
  if (!oldMembers || !newMembers) return before === after;
  return widens(oldMembers, newMembers, before.startsWith('const ') ? 'output' : 'input');
};
