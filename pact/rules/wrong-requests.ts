import type { OperationId } from '@janani/api-client';
import type { Operation, Schema } from './described.ts';
import { wrongValues } from './wrong-values.ts';

type Json = { [key: string]: unknown };

/** A request that is right but for one rule of the description. */
export type WrongRequest = {
  operation: OperationId;
  /** Where the rule stands: `body.profile.city`, `query.limit`, `path.id`. */
  place: string;
  rule: string;
  request: { method: 'GET' | 'POST'; path: string; query?: Record<string, string>; body?: unknown };
};

/** A request that the description allows, to be made wrong. */
export type RightRequest = { path: Record<string, string>; query?: Record<string, string>; body?: Json };

const pathOf = ({ path }: Operation, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** The body with one value replaced, or left out where it is undefined. */
const changedAt = (body: Json, [key = '', ...rest]: string[], value: unknown): Json => {
  const { [key]: found, ...others } = body;
  const changed = rest.length > 0 ? changedAt(found as Json, rest, value) : value;
  if (changed === undefined) return others;
  // In its own place, so that a body reads as the description has it.
  return Object.fromEntries(
    [...Object.keys(body), ...(key in body ? [] : [key])].map((name) => [
      name,
      name === key ? changed : others[name],
    ]),
  );
};

const readAt = (body: Json, path: string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Json | undefined)?.[key], body);

type BodyRule = { path: string[]; rule: string; value: unknown };

/** The rules of an object and of all that is in it. */
const bodyRules = (schema: Schema, path: string[] = []): BodyRule[] => [
  ...(schema.required ?? []).map((name) => ({ path: [...path, name], rule: 'required', value: undefined })),
  ...(schema.additionalProperties === false
    ? [{ path: [...path, 'colour'], rule: 'additionalProperties false', value: 'red' }]
    : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    ...wrongValues(child).map(({ rule, value }) => ({ path: [...path, name], rule, value })),
    ...bodyRules(child, [...path, name]),
  ]),
];

/** An empty segment is another address, so no request can break a path's `minLength`. */
const canBeAsked = (place: 'path' | 'query', rule: string) =>
  !(place === 'path' && rule.startsWith('minLength'));

/** Every rule of an operation's requests, broken one at a time. */
export const wrongRequests = (operation: Operation, right: RightRequest): WrongRequest[] => {
  const { id, method, parameters, body: bodySchema } = operation;
  const query = right.query ?? {};
  const sent = {
    method,
    path: pathOf(operation, right.path),
    ...(right.query === undefined ? {} : { query }),
    ...(right.body === undefined ? {} : { body: right.body }),
  };
  const byParameter = parameters.flatMap(({ name, in: where, schema }) =>
    wrongValues(schema)
      // In an address everything is text.
      .filter(({ rule }) => rule !== 'type string' && canBeAsked(where, rule))
      .map(({ rule, value }) => ({
        operation: id,
        place: `${where}.${name}`,
        rule,
        request:
          where === 'path'
            ? { ...sent, path: pathOf(operation, { ...right.path, [name]: String(value) }) }
            : { ...sent, query: { ...query, [name]: String(value) } },
      })),
  );
  const byBody = (bodySchema && right.body ? bodyRules(bodySchema) : []).map(({ path, rule, value }) => {
    const kept = rule === 'additionalProperties false' || readAt(right.body!, path) !== undefined;
    if (!kept) throw new Error(`${id}: the right request has no ${path.join('.')} to be made wrong.`);
    return {
      operation: id,
      place: ['body', ...path].join('.'),
      rule,
      request: { ...sent, body: changedAt(right.body!, path, value) },
    };
  });
  return [...byParameter, ...byBody];
};
