import type { OperationId } from '@janani/api-client';
import type { Operation, Schema } from './api-operations.ts';
import { createInvalidValues } from './invalid-values.ts';

type Json = { [key: string]: unknown };

/** A request that violates one rule of the description. */
export type InvalidRequest = {
  operation: OperationId;
  /** The value that the rule applies to: `body.profile.city`, `query.limit`, `path.id`. */
  path: string;
  rule: string;
  request: { method: 'GET' | 'POST'; path: string; query?: Record<string, string>; body?: unknown };
};

/** A valid request. */
export type ValidRequest = { path: Record<string, string>; query?: Record<string, string>; body?: Json };

const fillPath = ({ path }: Operation, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** The body with one value replaced, or removed if it is undefined. */
const changeAt = (body: Json, [key = '', ...rest]: string[], value: unknown): Json => {
  const { [key]: existing, ...others } = body;
  const changed = rest.length > 0 ? changeAt(existing as Json, rest, value) : value;
  if (changed === undefined) return others;
  // The order of keys stays that of the description.
  return Object.fromEntries(
    [...Object.keys(body), ...(key in body ? [] : [key])].map((name) => [
      name,
      name === key ? changed : others[name],
    ]),
  );
};

const getValueAt = (body: Json, path: string[]): unknown =>
  path.reduce<unknown>((parent, key) => (parent as Json | undefined)?.[key], body);

type BodyRule = { path: string[]; rule: string; value: unknown };

/** The rules of an object and of its descendants. */
const listBodyRules = (schema: Schema, path: string[] = []): BodyRule[] => [
  ...(schema.required ?? []).map((name) => ({ path: [...path, name], rule: 'required', value: undefined })),
  ...(schema.additionalProperties === false
    ? [{ path: [...path, 'colour'], rule: 'additionalProperties false', value: 'red' }]
    : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    ...createInvalidValues(child).map(({ rule, value }) => ({ path: [...path, name], rule, value })),
    ...listBodyRules(child, [...path, name]),
  ]),
];

/** An empty segment is another path, so no request can violate the `minLength` of a path parameter. */
const canBeViolated = (location: 'path' | 'query', rule: string) =>
  !(location === 'path' && rule.startsWith('minLength'));

/** One request per rule of an operation, which violates that rule only. */
export const createInvalidRequests = (operation: Operation, valid: ValidRequest): InvalidRequest[] => {
  const { id, method, parameters, body: bodySchema } = operation;
  const query = valid.query ?? {};
  const validRequest = {
    method,
    path: fillPath(operation, valid.path),
    ...(valid.query === undefined ? {} : { query }),
    ...(valid.body === undefined ? {} : { body: valid.body }),
  };
  const parameterRequests = parameters.flatMap(({ name, in: location, schema }) =>
    createInvalidValues(schema)
      // Parameters in a URL are always text.
      .filter(({ rule }) => rule !== 'type string' && canBeViolated(location, rule))
      .map(({ rule, value }) => ({
        operation: id,
        path: `${location}.${name}`,
        rule,
        request:
          location === 'path'
            ? { ...validRequest, path: fillPath(operation, { ...valid.path, [name]: String(value) }) }
            : { ...validRequest, query: { ...query, [name]: String(value) } },
      })),
  );
  const bodyRequests = (bodySchema && valid.body ? listBodyRules(bodySchema) : []).map(
    ({ path, rule, value }) => {
      const isPresent = rule === 'additionalProperties false' || getValueAt(valid.body!, path) !== undefined;
      if (!isPresent)
        throw new Error(`${id}: the valid request has no ${path.join('.')} to be made invalid.`);
      return {
        operation: id,
        path: ['body', ...path].join('.'),
        rule,
        request: { ...validRequest, body: changeAt(valid.body!, path, value) },
      };
    },
  );
  return [...parameterRequests, ...bodyRequests];
};
