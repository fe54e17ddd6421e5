import { MagicString, type SourceMap } from 'magic-string';
import { functionMarker, plainMarker } from './markers.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node of a syntax tree (ESTree), with all its descendants. */
const collectNodes = (node: Node): Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(collectNodes),
];

/** The modules of `t`, which formats a text, and of `msg`, which selects one to be formatted later. */
const TEXT_MODULE = /(?:^\.|\/i18n)\/(t|msg)\.ts$/;

/** The local names of `t` and `msg` in a module. */
const findLocalNames = (nodes: readonly Node[]) =>
  new Map(
    nodes.flatMap(({ source, specifiers }): [name: unknown, role: string][] => {
      const role = isNode(source) ? TEXT_MODULE.exec(String(source['value']))?.[1] : undefined;
      const imported = (specifiers ?? []) as { imported?: Node; local: Node }[];
      return role === undefined
        ? []
        : imported.flatMap((specifier) =>
            specifier.imported?.['name'] === role ? [[specifier.local['name'], role]] : [],
          );
    }),
  );

/** Whether no branch of an expression is a string literal: a literal key would not be replaced. */
const isMsgExpression = (node: unknown): boolean => {
  if (!isNode(node) || node.type === 'Literal' || node.type === 'TemplateLiteral') return false;
  if (node.type === 'ParenthesizedExpression') return isMsgExpression(node['expression']);
  if (node.type === 'ConditionalExpression')
    return isMsgExpression(node['consequent']) && isMsgExpression(node['alternate']);
  return (
    node.type !== 'LogicalExpression' || (isMsgExpression(node['left']) && isMsgExpression(node['right']))
  );
};

const getKey = (node: Node | undefined, keys: ReadonlySet<string>): string | undefined => {
  const value = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'string' && keys.has(value) ? value : undefined;
};

type TextKeys = {
  /** The texts without values; every other key has some. */
  plain: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Whether a text is used only in documents; its key is not replaced, because browsers do not need the text. */
  isExcluded: (key: string) => boolean;
};
type MarkedModule = { code: string; map: SourceMap; keys: string[] };

/** Replaces the calls `t('…')` and `msg('…')` of a module with markers. */
export const insertMarkers = (
  code: string,
  program: unknown,
  { plain, all, isExcluded }: TextKeys,
): MarkedModule => {
  if (!isNode(program))
    throw new Error(
      'A module has no syntax tree, so its texts cannot be found and it would show their keys. Run its plugin before packages/messages/vite/plugin.ts.',
    );
  const nodes = collectNodes(program);
  const names = findLocalNames(nodes);
  const marked = new MagicString(code);
  const keys: string[] = [];
  for (const { type, callee, arguments: callArguments, start, end } of nodes) {
    const role = type === 'CallExpression' && isNode(callee) ? names.get(callee['name']) : undefined;
    if (role === undefined) continue;
    const [first, values] = callArguments as Node[];
    const key = getKey(first, values ? all : plain);
    if (key === undefined) {
      if (role === 'msg' || !first || values || !isMsgExpression(first))
        throw new Error(
          `A build cannot determine the key of "${code.slice(start, end)}", so it would show the key. Pass t() a quoted key of packages/messages/catalogues/en.pot in each branch and wherever it has values, or a result of msg(); pass msg() a quoted key.`,
        );
      marked.update(start, first.start, '(').update(first.end, end, ')');
    } else if (role === 'msg' && isExcluded(key)) marked.update(start, end, JSON.stringify(key));
    else {
      keys.push(key);
      if (values) marked.update(start, values.start, `${functionMarker(key)}(`);
      else marked.update(start, end, JSON.stringify(plainMarker(key)));
    }
  }
  return { code: marked.toString(), map: marked.generateMap({ hires: 'boundary' }), keys };
};
