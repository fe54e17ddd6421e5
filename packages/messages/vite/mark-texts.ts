import { functionMark, plainMark } from './marks.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string; key?: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The parts of a syntax tree (ESTree) below a node that are expressions or may hold some. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) => {
    // The name of a module or of a property is no text.
    if (name === 'source' || (name === 'key' && node['computed'] === false)) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });

const keyOf = (node: unknown, keys: ReadonlySet<string>): string | undefined => {
  if (!isNode(node) || node.type !== 'Literal') return undefined;
  const { value } = node;
  return typeof value === 'string' && keys.has(value) ? value : undefined;
};

type Texts = {
  /** The function that says a text. */
  t: string | undefined;
  /** The texts that take no values; every other key takes some. */
  plain: ReadonlySet<string>;
  all: ReadonlySet<string>;
};

/** What a call of `t` becomes: its text, a function of its values, or, with a key that was chosen before, that choice. */
const editCall = (call: Node, { all }: Texts): { edits: Edit[]; rest: Node[] } => {
  const [first, values] = call['arguments'] as Node[];
  if (!first)
    throw new Error(
      't() is called without a key, so the build cannot know which text to put there. Name one of packages/messages/catalogues/en.pot.',
    );
  const key = keyOf(first, all);
  const { start, end } = call;
  if (values === undefined)
    return key === undefined
      ? { edits: [{ start, end: first.start, text: '(' }], rest: [first] }
      : { edits: [{ start, end, text: JSON.stringify(plainMark(key)), key }], rest: [] };
  if (key === undefined)
    throw new Error(
      'A text that takes values is chosen by a variable, so the build cannot know which function to put there. It must be named where it is said: call t() with a name in each branch.',
    );
  return { edits: [{ start, end: values.start, text: `${functionMark(key)}(`, key }], rest: [values] };
};

const editsIn = (node: Node, texts: Texts): Edit[] => {
  const callee = node['callee'];
  if (
    node.type === 'CallExpression' &&
    isNode(callee) &&
    callee['name'] === texts.t &&
    texts.t !== undefined
  ) {
    const { edits, rest } = editCall(node, texts);
    return [...edits, ...rest.flatMap((part) => editsIn(part, texts))];
  }
  const key = keyOf(node, texts.plain);
  if (key !== undefined)
    return [{ start: node.start, end: node.end, text: JSON.stringify(plainMark(key)), key }];
  return childrenOf(node).flatMap((child) => editsIn(child, texts));
};

/** A module whose texts have marks in their place: the names of texts, wherever they stand, and the calls of `t`. */
export const markTexts = (code: string, program: unknown, texts: Texts): { code: string; keys: string[] } => {
  if (!isNode(program))
    throw new Error(
      'A module came without a syntax tree, so its texts cannot be found and it would show their names. Have its plugin run before packages/messages/vite/plugin.ts.',
    );
  const edits = editsIn(program, texts).toSorted((one, other) => other.start - one.start);
  return {
    code: edits.reduce(
      (script, { start, end, text }) => script.slice(0, start) + text + script.slice(end),
      code,
    ),
    keys: edits.flatMap(({ key }) => key ?? []),
  };
};
