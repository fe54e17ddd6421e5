import type { Schema } from '../../rules/api-operations.ts';
import type { Json } from '../contract.ts';
import type { JsonPath } from './json-path.ts';

const getAlternatives = (schema: Schema): Schema[] => [
  schema,
  ...(schema.oneOf ?? []).flatMap(getAlternatives),
];

const getChildSchema = (key: string | number) => (schema: Schema) => {
  const child = typeof key === 'number' ? schema.items : schema.properties?.[key];
  return child === undefined ? [] : [child];
};

/** The enum of a path of a response in the description; empty if there is none. */
export const getEnum = (schema: Schema | undefined, path: JsonPath): Json[] =>
  path
    .reduce(
      (schemas, key) => schemas.flatMap(getAlternatives).flatMap(getChildSchema(key)),
      schema === undefined ? [] : [schema],
    )
    .flatMap(getAlternatives)
    .flatMap((schema) => (schema.enum ?? []) as Json[]);
