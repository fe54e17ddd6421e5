import { isDeepStrictEqual } from 'node:util';
import type { HttpResponse, Interaction, Json } from '../contract.ts';
import { type JsonPath, changedAt, valuesIn, pathText } from './json-path.ts';

/** A response with one error. */
export type Mutant = {
  kind: string;
  /** The changed value: a path into the body, `status`, or `header` and a name. */
  target: string;
  response: HttpResponse;
};

/** The response that the contract gives as its example. */
export const exampleResponse = ({ response }: Interaction): HttpResponse => ({
  status: response.status,
  headers: Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, values]) => [name, values.join(', ')]),
  ),
  body: response.body?.content ?? null,
});

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value in another type, as close to it as that type allows. */
const inAnotherType = (value: Json): Json => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : 42;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return 'text';
};

/** The errors of a value of a body: `undefined` removes it, an unchanged value means not applicable. */
const changes: Record<string, (value: Json) => Json | undefined> = {
  'field dropped': () => undefined,
  null: () => null,
  'type changed': inAnotherType,
  'nested one level too deep': (value) => ({ value }),
  'array for object': (value) => (isObject(value) ? [value] : value),
  'object for array': (value) => (Array.isArray(value) ? { items: value } : value),
  emptied: (value) => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : value),
};

const renamed = (body: Json, path: JsonPath): Json | undefined => {
  const name = path.at(-1);
  if (typeof name !== 'string') return undefined;
  return changedAt(body, path.slice(0, -1), (parent) =>
    isObject(parent)
      ? Object.fromEntries(
          Object.entries(parent).map(([key, child]) => [key === name ? `${key}_new` : key, child]),
        )
      : parent,
  );
};

/** The fields of an object, moved to its parent. */
const flattened = (body: Json, path: JsonPath): Json | undefined => {
  const name = path.at(-1);
  if (typeof name !== 'string') return undefined;
  return changedAt(body, path.slice(0, -1), (parent) => {
    if (!isObject(parent) || !isObject(parent[name] ?? null)) return parent;
    const { [name]: moved, ...rest } = parent;
    return { ...rest, ...(moved as { [key: string]: Json }) };
  });
};

const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Whether a path is in a row that equals the first row, which represents all of them. */
const repeatsFirstRow = (body: Json, path: JsonPath): boolean => {
  let at: Json | undefined = body;
  return path.some((key) => {
    const rows = at;
    at = (at as Record<string | number, Json>)[key];
    return Array.isArray(rows) && key !== 0 && isDeepStrictEqual(at, rows[0]);
  });
};

/** @param enumAt the values that the description allows at a path, if it names them. */
const bodyMutants = (body: Json, enumAt: (path: JsonPath) => readonly Json[]): [string, JsonPath, Json][] =>
  valuesIn(body).flatMap(({ path }) => {
    if (repeatsFirstRow(body, path)) return [];
    const made: [string, Json | undefined][] = [
      ...Object.entries(changes).map(([kind, change]): [string, Json | undefined] => [
        kind,
        changedAt(body, path, change),
      ]),
      ['field renamed', renamed(body, path)],
      ['fields one level too high', flattened(body, path)],
      ...(enumAt(path).length > 0
        ? [['unknown enum value', changedAt(body, path, () => 'Something New')] as [string, Json | undefined]]
        : []),
    ];
    return made.flatMap(([kind, changed]) =>
      changed !== undefined && isDifferent(changed, body)
        ? [[kind, path, changed] as [string, JsonPath, Json]]
        : [],
    );
  });

const headerMutants = ({ headers, ...response }: HttpResponse): Mutant[] =>
  Object.entries(headers)
    // Without its content type a body is undefined.
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .flatMap(([name, value]) => {
      const { [name]: _, ...rest } = headers;
      const mutant = (kind: string, changed: Record<string, string>): Mutant => ({
        kind,
        target: `header ${name}`,
        response: { ...response, headers: changed },
      });
      return [
        mutant('header dropped', rest),
        mutant('header renamed', { ...rest, [`X-${name}`]: value }),
        mutant('header garbled', { ...rest, [name]: 'soon' }),
      ];
    });

const OTHER_STATUSES = [200, 204, 400, 403, 500];

/** Every mutant of a response: one error each, at every path. */
export const getMutants = (response: HttpResponse, enumAt: (path: JsonPath) => readonly Json[]): Mutant[] => [
  ...bodyMutants(response.body, enumAt).map(([kind, path, body]) => ({
    kind,
    target: pathText(path),
    response: { ...response, body },
  })),
  ...headerMutants(response),
  ...OTHER_STATUSES.filter((status) => status !== response.status).map((status) => ({
    kind: `status ${status}`,
    target: 'status',
    response: { ...response, status },
  })),
];
