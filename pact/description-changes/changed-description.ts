import type { Change, Field } from './fields.ts';

type Node = { [key: string]: unknown };
type SchemaNode = { properties?: Node; required?: string[]; items?: Node; oneOf?: Node[]; type?: unknown };

const dereference = (root: Node, node: Node): Node =>
  typeof node['$ref'] === 'string'
    ? node['$ref']
        .slice(2)
        .split('/')
        .reduce<Node>((node, key) => node[key] as Node, root)
    : node;

/** The schemas that have the last property of a path, in every alternative of `oneOf`. */
const findSchemas = (root: Node, node: Node, [key = '', ...rest]: string[]): SchemaNode[] => {
  const schema = dereference(root, node) as SchemaNode;
  const alternatives = (schema.oneOf ?? []).flatMap((alternative) =>
    findSchemas(root, alternative, [key, ...rest]),
  );
  if (key === '*') return [...(schema.items ? findSchemas(root, schema.items, rest) : []), ...alternatives];
  const child = schema.properties?.[key] as Node | undefined;
  if (child === undefined) return alternatives;
  return [...(rest.length === 0 ? [schema] : findSchemas(root, child, rest)), ...alternatives];
};

const getOtherType = ({ type, oneOf }: SchemaNode): Node => ({
  type: oneOf !== undefined || [type].flat().includes('string') ? 'boolean' : 'string',
});
/** A schema that allows a date-time in UTC only, and not with the Indian offset. */
const UTC_ONLY: Node = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$` };

const change = (root: Node, parent: SchemaNode, name: string, kind: Change): void => {
  const { [name]: schema, ...rest } = parent.properties!;
  const required = parent.required ?? [];
  if (kind === 'remove') parent.required = required.filter((key) => key !== name);
  if (kind === 'rename') parent.required = required.map((key) => (key === name ? `${name}_new` : key));
  parent.properties = {
    ...rest,
    ...(kind === 'rename' ? { [`${name}_new`]: schema } : {}),
    ...(kind === 'retype' ? { [name]: getOtherType(dereference(root, schema as Node)) } : {}),
    ...(kind === 'change-time-zone' ? { [name]: UTC_ONLY } : {}),
  };
};

type Parameter = { name: string; schema: Node };
const changeParameter = (root: Node, parameters: Node[], name: string, kind: Change): Node[] =>
  parameters.flatMap((node) => {
    const parameter = structuredClone(dereference(root, node)) as Parameter & Node;
    if (parameter.name !== name) return [node];
    if (kind === 'remove') return [];
    return [
      kind === 'rename'
        ? { ...parameter, name: `${name}_new` }
        : { ...parameter, schema: { type: parameter.schema['type'] === 'boolean' ? 'integer' : 'boolean' } },
    ];
  });

type OpenApiOperation = {
  operationId: string;
  parameters?: Node[];
  requestBody?: Node;
  responses: Record<string, Node>;
};

/** The description with one field changed. */
export const changeDescription = (document: object, { call, side, path }: Field, kind: Change): object => {
  const root = structuredClone(document) as Node & {
    paths: Record<string, Record<string, OpenApiOperation>>;
  };
  const operation = Object.values(root.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === call)!;
  if (side === 'query' || side === 'path') {
    operation.parameters = changeParameter(root, operation.parameters ?? [], path[0]!, kind);
    return root;
  }
  const message = side === 'body' ? operation.requestBody! : operation.responses['200']!;
  const content = dereference(root, message)['content'] as Record<string, { schema: Node }>;
  for (const schema of findSchemas(root, content['application/json']!.schema, path))
    change(root, schema, path.at(-1)!, kind);
  return root;
};
