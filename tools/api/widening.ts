/** Whether a type can replace another without breaking its users. */
import ts from 'typescript';

/** The direction of a value: `input`, from the users of the package, such as props, or `output`, such as a result. */
type Direction = 'input' | 'output';

/** The optional props of every component for its root element (packages/ui/src/internal/root-props.ts). */
const HOOKS = new Map([
  ['RootProps', ['id', 'className', 'style', 'ref']],
  ['StyleProps', ['className', 'style']],
]);
const NONE: ReadonlySet<string> = new Set();

const typeOf = (declaration: string): ts.Node | undefined => {
  const text = declaration.replace(/^const (\w+): /, 'type $1 = ');
  const [statement] = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true).statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
};

const getText = (node: ts.Node | undefined) => node?.getText().replaceAll(/\s+/g, ' ') ?? '';

const isOptional = (member: ts.TypeElement | ts.ParameterDeclaration) => member.questionToken !== undefined;

const getMembers = (node: ts.TypeLiteralNode) =>
  new Map(node.members.map((member) => [getText(member.name), member]));

const valueOf = (member: ts.TypeElement) => (ts.isPropertySignature(member) ? member.type : member);

/** `otherMembers` are names that another member of the new intersection has. */
const widensMembers = (
  before: ts.TypeLiteralNode,
  after: ts.TypeLiteralNode,
  direction: Direction,
  otherMembers: ReadonlySet<string>,
): boolean => {
  const old = getMembers(before);
  const now = getMembers(after);
  const isAdded = [...now].filter(([name]) => !old.has(name));
  if (direction === 'input' && isAdded.some(([, member]) => !isOptional(member))) return false;
  return [...old].every(([name, member]) => {
    const next = now.get(name);
    if (!next) return otherMembers.has(name);
    const isLooser = direction === 'input' ? isOptional(next) : isOptional(member);
    return (
      (isOptional(member) === isOptional(next) || isLooser) &&
      widens(valueOf(member), valueOf(next), direction)
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
      const old = before.parameters[index];
      // A callback may receive more arguments; a function of the package may not require more.
      if (!old) return direction === 'input' || isOptional(parameter);
      const [looser, tighter] = direction === 'input' ? [old, parameter] : [parameter, old];
      return (isOptional(looser) || !isOptional(tighter)) && widens(old.type, parameter.type, other);
    }) &&
    widens(before.type, after.type, direction)
  );
};

const getOperands = (node: ts.Node): ts.Node[] =>
  ts.isIntersectionTypeNode(node) ? [...node.types] : [node];

const namesIn = (node: ts.Node | undefined) =>
  node && ts.isUnionTypeNode(node) ? node.types.map(getText) : [getText(node)];

const omitsFewer = (before: ts.TypeReferenceNode, after: ts.TypeReferenceNode): boolean => {
  const [from, names] = before.typeArguments ?? [];
  const [fromNow, namesNow] = after.typeArguments ?? [];
  const old = new Set(namesIn(names));
  return (
    getText(before.typeName) === getText(after.typeName) &&
    getText(from) === getText(fromNow) &&
    namesIn(namesNow).every((name) => old.has(name))
  );
};

/** Whether the new type is the old one with root props added, which may have taken over some of its names. */
const widensByHook = (before: ts.Node, after: ts.Node): boolean => {
  const hooks = getOperands(after).flatMap((part) => HOOKS.get(getText(part)) ?? []);
  if (hooks.length === 0) return false;
  const isOwn = (part: ts.Node) => !HOOKS.has(getText(part));
  const [old, now] = [getOperands(before).filter(isOwn), getOperands(after).filter(isOwn)];
  const otherMembers = new Set(hooks);
  if (now.length === 0)
    return old.every(
      (part) =>
        ts.isTypeLiteralNode(part) && [...getMembers(part).keys()].every((name) => otherMembers.has(name)),
    );
  return (
    old.length === now.length && old.every((part, index) => widens(part, now[index], 'input', otherMembers))
  );
};

const widens = (
  before: ts.Node | undefined,
  after: ts.Node | undefined,
  direction: Direction,
  otherMembers = NONE,
): boolean => {
  if (getText(before) === getText(after)) return true;
  if (!before || !after) return false;
  if (ts.isTypeLiteralNode(before) && ts.isTypeLiteralNode(after))
    return widensMembers(before, after, direction, otherMembers);
  if (direction === 'input' && widensByHook(before, after)) return true;
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
  const now = new Set(after.types.map(getText));
  return (ts.isUnionTypeNode(before) ? [...before.types] : [before]).every((type) => now.has(getText(type)));
};

/**
 * Whether the new declaration is compatible with the old: the same, or with optional additions only. Named types are
 * treated as input of the package, values as its output.
 */
export const isWidened = (before: string, after: string): boolean => {
  const [old, now] = [typeOf(before), typeOf(after)];
  if (!old || !now) return before === after;
  return widens(old, now, before.startsWith('const ') ? 'output' : 'input');
};
