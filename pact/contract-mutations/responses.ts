import type { Json } from '../checks/contract.ts';
import { type JsonPath, changedAt, valuesIn, pathText } from '../checks/response-mutations/json-path.ts';
import type { Operation, Schema } from '../rules/api-operations.ts';
import { type Mutation, responding, succeeding } from './mutation.ts';

/** The path of a value in a response; `*` matches every row. */
type Path = string[];

/** Every property that the description has in a response. */
export const pathsIn = (schema: Schema, at: Path = []): { path: Path; schema: Schema }[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    { path: [...at, name], schema: child },
    ...pathsIn(child, [...at, name]),
  ]),
  ...(schema.items ? pathsIn(schema.items, [...at, '*']) : []),
  ...(schema.oneOf ?? []).flatMap((each) => pathsIn(each, at)),
];

/** Types without an empty value. */
const FULL = new Set(['integer', 'boolean']);
const canBeEmpty = ({ type, oneOf = [] }: Schema) =>
  [type, ...oneOf.map((each) => each.type)]
    .flat()
    .some((each) => each !== undefined && !FULL.has(each) && each !== 'null');

const fits = (pattern: Path, path: JsonPath) =>
  pattern.length === path.length &&
  pattern.every((key, at) => (key === '*' ? Number.isInteger(path[at]) : key === path[at]));

/** Applies `change` at every match of the path, the last row first; undefined if there is no match. */
export const changedAtEach = (
  body: Json,
  pattern: Path,
  change: (value: Json) => Json | undefined,
): Json | undefined => {
  const paths = valuesIn(body).flatMap(({ path }) => (fits(pattern, path) ? [path] : []));
  if (paths.length === 0) return undefined;
  return paths.toReversed().reduce<Json>((at, path) => changedAt(at, path, change) ?? null, body);
};

export const renamedAt = (body: Json, path: Path): Json | undefined => {
  const name = path.at(-1)!;
  return changedAtEach(body, path.slice(0, -1), (parent) =>
    typeof parent === 'object' && parent !== null && !Array.isArray(parent) && name in parent
      ? Object.fromEntries(
          Object.entries(parent).map(([key, value]) => [key === name ? `${key}_new` : key, value]),
        )
      : parent,
  );
};

export const otherType = (value: Json): Json => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? 42 : 'text';
};

const kinds: Record<string, (body: Json, path: Path) => Json | undefined> = {
  'is left out': (body, path) => changedAtEach(body, path, () => undefined),
  'has another name': renamedAt,
  'is null': (body, path) => changedAtEach(body, path, () => null),
  'is empty': (body, path) =>
    changedAtEach(body, path, (value) =>
      typeof value === 'string'
        ? ''
        : Array.isArray(value)
          ? []
          : value !== null && typeof value === 'object'
            ? {}
            : value,
    ),
  'has another type': (body, path) => changedAtEach(body, path, otherType),
};

/** Each mutation of each field of a success. */
export const fieldMutations = ({ id, responses }: Operation): Mutation[] =>
  pathsIn(responses['200'] ?? {}).flatMap(({ path, schema }) =>
    Object.entries(kinds)
      .filter(([instead]) => instead !== 'is empty' || canBeEmpty(schema))
      .map(([instead, change]) => ({
        call: id,
        rule: `response 200: ${pathText(path)}`,
        instead,
        middleware: succeeding((body) => change(body, path)),
      })),
  );

/** The likely wrong statuses for a described one. */
const INSTEAD: Record<string, number[]> = {
  200: [201, 204, 500],
  400: [200, 422, 500],
  401: [200, 403, 500],
  404: [200, 400, 500],
  409: [200, 400, 500],
  429: [200, 503],
};

/** Each described status replaced by another one, and error responses with another body. */
export const statusMutations = ({ id, responses }: Operation): Mutation[] =>
  Object.keys(responses).flatMap((described) => {
    const of = (
      change: (response: { status: number; headers: Record<string, string>; body: Json }) => void,
    ) =>
      responding((response) => {
        if (String(response.status) !== described) return undefined;
        change(response);
        return response;
      });
    const swapped = (INSTEAD[described] ?? []).map((status) => ({
      call: id,
      rule: `status ${described}`,
      instead: `is ${status}`,
      middleware: of((response) => {
        response.status = status;
      }),
    }));
    if (described === '200' || !(described in INSTEAD)) return swapped;
    const refusal = (instead: string, body: Json): Mutation => ({
      call: id,
      rule: `message of ${described}`,
      instead,
      middleware: of((response) => {
        response.body = body;
      }),
    });
    return [
      ...swapped,
      refusal('has no message', { success: false }),
      refusal('has success: true', { success: true, message: 'OK' }),
      refusal('has an empty message', { success: false, message: '' }),
      refusal('has a long message', { success: false, message: 'no '.repeat(100) }),
      refusal('has the message elsewhere', { success: false, error: { message: 'No.' } }),
    ];
  });
