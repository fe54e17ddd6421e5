/** The props of a type as a table: resolved through the types it is built of, with their comments. */
import ts from 'typescript';
import { getLiterals } from './literals.ts';

export type Member = { name: string; type: string; isRequired: boolean; about: string };

/** `inherits` are the types of other packages, as they are written. */
export type Members = { ownMembers: Member[]; inherits: string[] };

/** The declaration of a name in a file; undefined for names of other packages. */
export type Find = (file: string, names: string[]) => ts.Node | undefined;

const NO_MEMBERS: Members = { ownMembers: [], inherits: [] };
const printer = ts.createPrinter({ removeComments: true });

const printNode = (node: ts.Node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ');

/** The comment above a declaration, as one line. */
export const getAbout = (node: ts.Node): string => {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

const isUnion = (node: ts.TypeNode) =>
  ts.isUnionTypeNode(node) && node.types.every((each) => ts.isLiteralTypeNode(each));

/** A name for a union of values is written as that union. */
const getTypeText = (node: ts.TypeNode, find: Find): string => {
  const innerType = ts.isParenthesizedTypeNode(node) ? node.type : node;
  if (ts.isUnionTypeNode(innerType))
    return innerType.types
      .filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
      .map((each) => getTypeText(each, find))
      .join(' | ');
  if (!ts.isTypeReferenceNode(innerType)) return getLiterals(innerType)?.join(' | ') ?? printNode(innerType);
  const extractedType = innerType.typeName.getText() === 'Extract' ? innerType.typeArguments?.[1] : undefined;
  if (extractedType) return getTypeText(extractedType, find);
  // A union that is written out retains its order.
  const target = find(innerType.getSourceFile().fileName, innerType.typeName.getText().split('.'));
  return target && ts.isTypeAliasDeclaration(target) && isUnion(target.type)
    ? printNode(target.type)
    : (getLiterals(innerType)?.join(' | ') ?? printNode(innerType));
};

const getPropertyMembers = (members: ts.NodeArray<ts.TypeElement>, find: Find): Member[] =>
  members.filter(ts.isPropertySignature).flatMap((member) =>
    member.type
      ? [
          {
            name: member.name.getText().replaceAll(/['"]/g, ''),
            type: getTypeText(member.type, find),
            isRequired: member.questionToken === undefined,
            about: getAbout(member),
          },
        ]
      : [],
  );

/** A later member replaces an earlier one with the same name. */
const mergeMembers = (parts: Members[]): Members => ({
  ownMembers: [
    ...new Map(parts.flatMap(({ ownMembers }) => ownMembers).map((member) => [member.name, member])).values(),
  ],
  inherits: [...new Set(parts.flatMap(({ inherits }) => inherits))],
});

/** `options?: undefined` marks a form that does not accept the member. */
const isAccepted = ({ type }: Member) => type !== 'undefined';

/** For a union: a member is required only if every form requires it. */
const getUnionMembers = (each: Members[]): Members => {
  const forms = each.map(({ ownMembers, inherits }) => ({
    ownMembers: ownMembers.filter(isAccepted),
    inherits,
  }));
  const all = mergeMembers(forms);
  const isInEach = ({ name }: Member) =>
    forms.every(({ ownMembers }) => ownMembers.some((member) => member.name === name && member.isRequired));
  return {
    ...all,
    ownMembers: all.ownMembers.map((member) => ({ ...member, isRequired: isInEach(member) })),
  };
};

const parseNames = (node: ts.TypeNode | undefined): string[] =>
  [...(node?.getText() ?? '').matchAll(/['"]([^'"]+)['"]/g)].map(([, name = '']) => name);

const UTILITY_TYPES: Record<string, (from: Members, names: string[]) => Members> = {
  Omit: ({ ownMembers, inherits }, names) => ({
    ownMembers: ownMembers.filter(({ name }) => !names.includes(name)),
    inherits,
  }),
  Pick: ({ ownMembers, inherits }, names) => ({
    ownMembers: ownMembers.filter(({ name }) => names.includes(name)),
    inherits,
  }),
  Partial: ({ ownMembers, inherits }) => ({
    ownMembers: ownMembers.map((each) => ({ ...each, isRequired: false })),
    inherits,
  }),
};

const getReferenceMembers = (node: ts.TypeReferenceNode, find: Find): Members => {
  const name = node.typeName.getText();
  const [from, second] = node.typeArguments ?? [];
  const utilityType = UTILITY_TYPES[name];
  if (utilityType && from) {
    const changedMembers = utilityType(getMembers(from, find), parseNames(second));
    return changedMembers.inherits.length === 0
      ? changedMembers
      : { ...changedMembers, inherits: [printNode(node)] };
  }
  const target = find(node.getSourceFile().fileName, name.split('.'));
  return target ? getMembers(target, find) : { ...NO_MEMBERS, inherits: [printNode(node)] };
};

/** The members of a type, or of its declaration. */
export const getMembers = (node: ts.Node, find: Find): Members => {
  if (ts.isTypeAliasDeclaration(node)) return getMembers(node.type, find);
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    return { ...NO_MEMBERS, ownMembers: getPropertyMembers(node.members, find) };
  if (ts.isParenthesizedTypeNode(node)) return getMembers(node.type, find);
  if (ts.isIntersectionTypeNode(node)) return mergeMembers(node.types.map((each) => getMembers(each, find)));
  if (ts.isUnionTypeNode(node)) return getUnionMembers(node.types.map((each) => getMembers(each, find)));
  return ts.isTypeReferenceNode(node) ? getReferenceMembers(node, find) : NO_MEMBERS;
};
