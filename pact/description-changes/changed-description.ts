import type { Change, Field } from './fields.ts';

type Node = { [key: string]: unknown };
type SchemaNode = { properties?: Node; required?: string[]; items?: Node; oneOf?: Node[]; type?: unknown };

const dereference = (root: Node, node: Node): Node =>
  typeof node['$ref'] === 'string'
    ? node['$ref']
        .slice(2)
        .split('/')
        .reduce<Node>((at, key) => at[key] as Node, root)
    : node;

/** The objects that have the last property of a path, in every alternative of `oneOf`. */
const holders = (root: Node, node: Node, [key = '', ...rest]: string[]): SchemaNode[] => {
  const schema = dereference(root, node) as SchemaNode;
  const alternatives = (schema.oneOf ?? []).flatMap((each) => holders(root, each, [key, ...rest]));
  if (key === '*') return [...(schema.items ? holders(root, schema.items, rest) : []), ...alternatives];
  const child = schema.properties?.[key] as Node | undefined;
  if (child === undefined) return alternatives;
  return [...(rest.length === 0 ? [schema] : holders(root, child, rest)), ...alternatives];
};

const otherType = ({ type, oneOf }: SchemaNode): Node => ({
  type: oneOf !== undefined || [type].flat().includes('string') ? 'boolean' : 'string',
});
/** A schema that allows a moment in another time zone only. */
const ANOTHER_ZONE: Node = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$` };

const change = (root: Node, holder: SchemaNode, name: string, how: Change): void => {
  const { [name]: schema, ...rest } = holder.properties!;
  const required = holder.required ?? [];
  if (how === 'remove') holder.required = required.filter((each) => each !== name);
  if (how === 'rename') holder.required = required.map((each) => (each === name ? `${name}_new` : each));
  holder.properties = {
    ...rest,
    ...(how === 'rename' ? { [`${name}_new`]: schema } : {}),
    ...(how === 'retype' ? { [name]: otherType(dereference(root, schema as Node)) } : {}),
    ...(how === 're-zone' ? { [name]: ANOTHER_ZONE } : {}),
  };
};

type Parameter = { name: string; schema: Node };
const changeParameter = (root: Node, parameters: Node[], name: string, how: Change): Node[] =>
  parameters.flatMap((each) => {
    const parameter = structuredClone(dereference(root, each)) as Parameter & Node;
    if (parameter.name !== name) return [each];
    if (how === 'remove') return [];
    return [
      how === 'rename'
        ? { ...parameter, name: `${name}_new` }
        : { ...parameter, schema: { type: parameter.schema['type'] === 'boolean' ? 'integer' : 'boolean' } },
    ];
  });

type Described = {
  operationId: string;
  parameters?: Node[];
  requestBody?: Node;
  responses: Record<string, Node>;
};

/** The description with one field changed. */
export const changedDescription = (document: object, { call, side, path }: Field, how: Change): object => {
  const root = structuredClone(document) as Node & { paths: Record<string, Record<string, Described>> };
  const operation = Object.values(root.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === call)!;
  if (side === 'query' || side === 'path') {
    operation.parameters = changeParameter(root, operation.parameters ?? [], path[0]!, how);
    return root;
  }
  const message = side === 'body' ? operation.requestBody! : operation.responses['200']!;
  const content = dereference(root, message)['content'] as Record<string, { schema: Node }>;
  for (const holder of holders(root, content['application/json']!.schema, path))
    change(root, holder, path.at(-1)!, how);
  return root;
};
