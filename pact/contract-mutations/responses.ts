import type { Json } from '../checks/contract.ts';
import {
  type JsonPath,
  changeAt,
  collectValues,
  formatPath,
} from '../checks/response-mutations/json-path.ts';
import type { Operation, Schema } from '../rules/api-operations.ts';
import { type Mutation, changeResponse, changeSuccess } from './mutation.ts';

/** The path of a value in a response; `*` matches every row. */
type Path = string[];

/** Lists the path and the schema of every property of a schema. */
export const listPaths = (schema: Schema, at: Path = []): { path: Path; schema: Schema }[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    { path: [...at, name], schema: child },
    ...listPaths(child, [...at, name]),
  ]),
  ...(schema.items ? listPaths(schema.items, [...at, '*']) : []),
  ...(schema.oneOf ?? []).flatMap((each) => listPaths(each, at)),
];

/** Types without an empty value. */
const TYPES_WITHOUT_EMPTY = new Set(['integer', 'boolean']);
const canBeEmpty = ({ type, oneOf = [] }: Schema) =>
  [type, ...oneOf.map((each) => each.type)]
    .flat()
    .some((each) => each !== undefined && !TYPES_WITHOUT_EMPTY.has(each) && each !== 'null');

const matchesPath = (pattern: Path, path: JsonPath) =>
  pattern.length === path.length &&
  pattern.every((key, at) => (key === '*' ? Number.isInteger(path[at]) : key === path[at]));

/** Applies `change` at every match of the path, the last row first; undefined if there is no match. */
export const changeAtEach = (
  body: Json,
  pattern: Path,
  change: (value: Json) => Json | undefined,
): Json | undefined => {
  const paths = collectValues(body).flatMap(({ path }) => (matchesPath(pattern, path) ? [path] : []));
  if (paths.length === 0) return undefined;
  return paths.toReversed().reduce<Json>((at, path) => changeAt(at, path, change) ?? null, body);
};

export const renameAt = (body: Json, path: Path): Json | undefined => {
  const name = path.at(-1)!;
  return changeAtEach(body, path.slice(0, -1), (parent) =>
    typeof parent === 'object' && parent !== null && !Array.isArray(parent) && name in parent
      ? Object.fromEntries(
          Object.entries(parent).map(([key, value]) => [key === name ? `${key}_new` : key, value]),
        )
      : parent,
  );
};

export const toAnotherType = (value: Json): Json => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? 42 : 'text';
};

const fieldChanges: Record<string, (body: Json, path: Path) => Json | undefined> = {
  'is left out': (body, path) => changeAtEach(body, path, () => undefined),
  'has another name': renameAt,
  'is null': (body, path) => changeAtEach(body, path, () => null),
  'is empty': (body, path) =>
    changeAtEach(body, path, (value) =>
      typeof value === 'string'
        ? ''
        : Array.isArray(value)
          ? []
          : value !== null && typeof value === 'object'
            ? {}
            : value,
    ),
  'has another type': (body, path) => changeAtEach(body, path, toAnotherType),
};

/** Each mutation of each field of a success. */
export const createFieldMutations = ({ id, responses }: Operation): Mutation[] =>
  listPaths(responses['200'] ?? {}).flatMap(({ path, schema }) =>
    Object.entries(fieldChanges)
      .filter(([instead]) => instead !== 'is empty' || canBeEmpty(schema))
      .map(([instead, change]) => ({
        call: id,
        rule: `response 200: ${formatPath(path)}`,
        instead,
        middleware: changeSuccess((body) => change(body, path)),
      })),
  );

/** The statuses that a faulty backend is likely to send instead of a described one. */
const WRONG_STATUSES: Record<string, number[]> = {
  200: [201, 204, 500],
  400: [200, 422, 500],
  401: [200, 403, 500],
  404: [200, 400, 500],
  409: [200, 400, 500],
  429: [200, 503],
};

/** Each described status replaced by another one, and error responses with another body. */
export const createStatusMutations = ({ id, responses }: Operation): Mutation[] =>
  Object.keys(responses).flatMap((described) => {
    const createMiddleware = (
      change: (response: { status: number; headers: Record<string, string>; body: Json }) => void,
    ) =>
      changeResponse((response) => {
        if (String(response.status) !== described) return undefined;
        change(response);
        return response;
      });
    const wrongStatusMutations = (WRONG_STATUSES[described] ?? []).map((status) => ({
      call: id,
      rule: `status ${described}`,
      instead: `is ${status}`,
      middleware: createMiddleware((response) => {
        response.status = status;
      }),
    }));
    if (described === '200' || !(described in WRONG_STATUSES)) return wrongStatusMutations;
    const createMessageMutation = (instead: string, body: Json): Mutation => ({
      call: id,
      rule: `message of ${described}`,
      instead,
      middleware: createMiddleware((response) => {
        response.body = body;
      }),
    });
    return [
      ...wrongStatusMutations,
      createMessageMutation('has no message', { success: false }),
      createMessageMutation('has success: true', { success: true, message: 'OK' }),
      createMessageMutation('has an empty message', { success: false, message: '' }),
      createMessageMutation('has a long message', { success: false, message: 'no '.repeat(100) }),
      createMessageMutation('has the message elsewhere', { success: false, error: { message: 'No.' } }),
    ];
  });
