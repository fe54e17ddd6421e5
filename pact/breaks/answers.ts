import type { Json } from '../checks/contract.ts';
import { type JsonPath, changedAt, valuesIn, written } from '../checks/mutations/json-path.ts';
import type { Operation, Schema } from '../rules/described.ts';
import { type Break, answering, succeeding } from './break.ts';

/** A place of an answer; `*` stands for every row. */
type Place = string[];

/** Every property that the description has in an answer, down to where it says no more. */
export const placesIn = (schema: Schema, at: Place = []): { place: Place; schema: Schema }[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    { place: [...at, name], schema: child },
    ...placesIn(child, [...at, name]),
  ]),
  ...(schema.items ? placesIn(schema.items, [...at, '*']) : []),
  ...(schema.oneOf ?? []).flatMap((each) => placesIn(each, at)),
];

/** A number and a flag have no empty form. */
const FULL = new Set(['integer', 'boolean']);
const canBeEmpty = ({ type, oneOf = [] }: Schema) =>
  [type, ...oneOf.map((each) => each.type)]
    .flat()
    .some((each) => each !== undefined && !FULL.has(each) && each !== 'null');

const fits = (place: Place, path: JsonPath) =>
  place.length === path.length &&
  place.every((key, at) => (key === '*' ? Number.isInteger(path[at]) : key === path[at]));

/** The body with `change` at every such place, `undefined` where there is none; the last row first. */
export const changedAtPlace = (
  body: Json,
  place: Place,
  change: (value: Json) => Json | undefined,
): Json | undefined => {
  const paths = valuesIn(body).flatMap(({ path }) => (fits(place, path) ? [path] : []));
  if (paths.length === 0) return undefined;
  return paths.toReversed().reduce<Json>((at, path) => changedAt(at, path, change) ?? null, body);
};

export const renamedAt = (body: Json, place: Place): Json | undefined => {
  const name = place.at(-1)!;
  return changedAtPlace(body, place.slice(0, -1), (parent) =>
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

const kinds: Record<string, (body: Json, place: Place) => Json | undefined> = {
  'is left out': (body, place) => changedAtPlace(body, place, () => undefined),
  'has another name': renamedAt,
  'is null': (body, place) => changedAtPlace(body, place, () => null),
  'is empty': (body, place) =>
    changedAtPlace(body, place, (value) =>
      typeof value === 'string'
        ? ''
        : Array.isArray(value)
          ? []
          : value !== null && typeof value === 'object'
            ? {}
            : value,
    ),
  'has another type': (body, place) => changedAtPlace(body, place, otherType),
};

/** Every field of a success, wrong in every way. */
export const fieldBreaks = ({ id, answers }: Operation): Break[] =>
  placesIn(answers['200'] ?? {}).flatMap(({ place, schema }) =>
    Object.entries(kinds)
      .filter(([instead]) => instead !== 'is empty' || canBeEmpty(schema))
      .map(([instead, change]) => ({
        call: id,
        rule: `answer 200: ${written(place)}`,
        instead,
        around: succeeding((body) => change(body, place)),
      })),
  );

/** What stands in for a described status: the likeliest mistakes. */
const INSTEAD: Record<string, number[]> = {
  200: [201, 204, 500],
  400: [200, 422, 500],
  401: [200, 403, 500],
  404: [200, 400, 500],
  409: [200, 400, 500],
  429: [200, 503],
};

/** Every status that the description has, swapped; and refusals without their words. */
export const statusBreaks = ({ id, answers }: Operation): Break[] =>
  Object.keys(answers).flatMap((described) => {
    const of = (change: (answer: { status: number; headers: Record<string, string>; body: Json }) => void) =>
      answering((answer) => {
        if (String(answer.status) !== described) return undefined;
        change(answer);
        return answer;
      });
    const swapped = (INSTEAD[described] ?? []).map((status) => ({
      call: id,
      rule: `status ${described}`,
      instead: `is ${status}`,
      around: of((answer) => {
        answer.status = status;
      }),
    }));
    if (described === '200' || !(described in INSTEAD)) return swapped;
    const words = (instead: string, body: Json): Break => ({
      call: id,
      rule: `words of ${described}`,
      instead,
      around: of((answer) => {
        answer.body = body;
      }),
    });
    return [
      ...swapped,
      words('has no message', { success: false }),
      words('says success', { success: true, message: 'OK' }),
      words('has an empty message', { success: false, message: '' }),
      words('has a long message', { success: false, message: 'no '.repeat(100) }),
      words('has the message elsewhere', { success: false, error: { message: 'No.' } }),
    ];
  });
