import { isDeepStrictEqual } from 'node:util';
import type { HttpResponse, Interaction, Json } from '../contract.ts';
import { type JsonPath, changeAt, collectValues, formatPath } from './json-path.ts';

/** A response with one error. */
export type Mutant = {
  kind: string;
  /** The changed value: a path into the body, `status`, or `header` and a name. */
  target: string;
  response: HttpResponse;
};

/** The example response of an interaction. */
export const getExampleResponse = ({ response }: Interaction): HttpResponse => ({
  status: response.status,
  headers: Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, values]) => [name, values.join(', ')]),
  ),
  body: response.body?.content ?? null,
});

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a value to another type, preserving its content where possible. */
const toAnotherType = (value: Json): Json => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : 42;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return 'text';
};

/** The mutations of a value in a body: `undefined` removes it; an unchanged value means that the mutation does not apply. */
const valueChanges: Record<string, (value: Json) => Json | undefined> = {
  'field dropped': () => undefined,
  null: () => null,
  'type changed': toAnotherType,
  'nested one level too deep': (value) => ({ value }),
  'array for object': (value) => (isObject(value) ? [value] : value),
  'object for array': (value) => (Array.isArray(value) ? { items: value } : value),
  emptied: (value) => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : value),
};

const renameField = (body: Json, path: JsonPath): Json | undefined => {
  const name = path.at(-1);
  if (typeof name !== 'string') return undefined;
  return changeAt(body, path.slice(0, -1), (parent) =>
    isObject(parent)
      ? Object.fromEntries(
          Object.entries(parent).map(([key, child]) => [key === name ? `${key}_new` : key, child]),
        )
      : parent,
  );
};

/** Moves the fields of an object to its parent. */
const flattenField = (body: Json, path: JsonPath): Json | undefined => {
  const name = path.at(-1);
  if (typeof name !== 'string') return undefined;
  return changeAt(body, path.slice(0, -1), (parent) => {
    if (!isObject(parent) || !isObject(parent[name] ?? null)) return parent;
    const { [name]: moved, ...rest } = parent;
    return { ...rest, ...(moved as { [key: string]: Json }) };
  });
};

const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Whether a path is in a row that equals the first row, which represents all of them. */
const repeatsFirstRow = (body: Json, path: JsonPath): boolean => {
  let current: Json | undefined = body;
  return path.some((key) => {
    const rows = current;
    current = (current as Record<string | number, Json>)[key];
    return Array.isArray(rows) && key !== 0 && isDeepStrictEqual(current, rows[0]);
  });
};

/** @param getEnumAt the values that the description allows at a path, if it names them. */
const createBodyMutants = (
  body: Json,
  getEnumAt: (path: JsonPath) => readonly Json[],
): [string, JsonPath, Json][] =>
  collectValues(body).flatMap(({ path }) => {
    if (repeatsFirstRow(body, path)) return [];
    const candidates: [string, Json | undefined][] = [
      ...Object.entries(valueChanges).map(([kind, change]): [string, Json | undefined] => [
        kind,
        changeAt(body, path, change),
      ]),
      ['field renamed', renameField(body, path)],
      ['fields one level too high', flattenField(body, path)],
      ...(getEnumAt(path).length > 0
        ? [['unknown enum value', changeAt(body, path, () => 'Something New')] as [string, Json | undefined]]
        : []),
    ];
    return candidates.flatMap(([kind, changed]) =>
      changed !== undefined && isDifferent(changed, body)
        ? [[kind, path, changed] as [string, JsonPath, Json]]
        : [],
    );
  });

const createHeaderMutants = ({ headers, ...response }: HttpResponse): Mutant[] =>
  Object.entries(headers)
    // The client cannot read a body without a content type, so this mutant would prove nothing.
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .flatMap(([name, value]) => {
      const { [name]: _, ...rest } = headers;
      const createMutant = (kind: string, changed: Record<string, string>): Mutant => ({
        kind,
        target: `header ${name}`,
        response: { ...response, headers: changed },
      });
      return [
        createMutant('header dropped', rest),
        createMutant('header renamed', { ...rest, [`X-${name}`]: value }),
        createMutant('header garbled', { ...rest, [name]: 'soon' }),
      ];
    });

const OTHER_STATUSES = [200, 204, 400, 403, 500];

/** Every mutant of a response: one error each, at every path. */
export const createMutants = (
  response: HttpResponse,
  getEnumAt: (path: JsonPath) => readonly Json[],
): Mutant[] => [
  ...createBodyMutants(response.body, getEnumAt).map(([kind, path, body]) => ({
    kind,
    target: formatPath(path),
    response: { ...response, body },
  })),
  ...createHeaderMutants(response),
  ...OTHER_STATUSES.filter((status) => status !== response.status).map((status) => ({
    kind: `status ${status}`,
    target: 'status',
    response: { ...response, status },
  })),
];
