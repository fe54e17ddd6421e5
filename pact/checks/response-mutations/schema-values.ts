import type { Json } from '../contract.ts';
import type { Description, Schema } from '../description.ts';
import type { JsonPath } from './json-path.ts';

type Node = Record<string, unknown>;

const follow = (description: Description, node: Node): Node => {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Node)[key], description);
  return follow(description, target as Node);
};

/** A schema and the schemas that it combines. */
const alternatives = (description: Description, schema: Schema): Node[] => {
  const own = follow(description, schema);
  const combined = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => (own[keyword] ?? []) as Schema[]);
  return [own, ...combined.flatMap((part) => alternatives(description, part))];
};

const step = (key: string | number) => (schema: Node) => {
  const child = typeof key === 'number' ? schema['items'] : (schema['properties'] as Node | undefined)?.[key];
  return child === undefined ? [] : [child as Schema];
};

/** The values that the description names for a path of a response; none where it names none. */
export const enumOf = (description: Description, response: unknown, path: JsonPath): Json[] => {
  const content = follow(description, response as Node)['content'] as Node | undefined;
  const schema = (content?.['application/json'] as Node | undefined)?.['schema'] as Schema | undefined;
  return path
    .reduce(
      (schemas, key) => schemas.flatMap((each) => alternatives(description, each)).flatMap(step(key)),
      schema ? [schema] : [],
    )
    .flatMap((each) => alternatives(description, each))
    .flatMap((each) => (each['enum'] ?? []) as Json[]);
};
