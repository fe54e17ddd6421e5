import * as fc from 'fast-check';
import type { Json } from './operations.ts';

type Path = readonly (string | number)[];

/** One change at one path of a response; `at` and `pick` are taken modulo the number of choices. */
export type Mutation = { kind: Kind; at: number; pick: number };

/** Markers for invalid JSON and for a second key of the same name, replaced when the body is written. */
const RAW = '\u0001raw:';
const DUPLICATE_KEY = '\u0001twice:';
const END = '\u0001';
const raw = (text: string): Json => `${RAW}${text}${END}`;

const deep = (levels: number) => raw('['.repeat(levels) + ']'.repeat(levels));
const nestedObject = (levels: number) => raw(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

const OTHER_TYPES: Json[] = [
  '42',
  'text',
  '',
  0,
  42,
  -1,
  0.5,
  true,
  false,
  [],
  [[]],
  {},
  { value: 1 },
  [null],
];
/** Enough copies for a large response. */
const getCopies = (value: Json) => Math.min(2000, Math.ceil(300_000 / JSON.stringify(value).length));

const HUGE: ((value: Json) => Json)[] = [
  () => 'x'.repeat(100_000),
  () => 1e308,
  () => -1e308,
  () => raw('9007199254740993'),
  () => raw('1e999'),
  () => raw('-1e999'),
  (value) => Array.from({ length: getCopies(value) }, () => value),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, index])),
];
const INVALID_JSON = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '',
  "'x'",
  '01',
  '+1',
  '1.',
  '/**/1',
  'new Date()',
];
/** Half a surrogate pair, bidi and zero-width marks, path and URL syntax, inherited names. */
const ODD_TEXTS = [
  ['\uD800', 'a\uDFFFb', '\u0000', '\u202Egnp.exe', '\u200B', '\uFEFF', ' ', '\n\t', '\u00A0'],
  ['..', '.', '/', '//', '%', '%2F', '%E0%A4%A', 'a?b#c', '\\', ';', '&amp;', '<b>x</b>', '{{x}}', '$&'],
  ['__proto__', 'constructor', 'toString', 'हिन्दी', '😀'.repeat(300), 'a\u0301'.repeat(500), '-0', '1e5'],
  [
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '2026-02-30T07:00',
    '0000-00-00T00:00',
    '1764293400',
  ],
].flat();
const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** The changes of a value; undefined removes it. */
const changes = {
  'type flipped': (_value, pick) => at(OTHER_TYPES, pick),
  missing: () => undefined,
  null: () => null,
  huge: (value, pick) => at(HUGE, pick)(value),
  deep: (_value, pick) =>
    at([deep(10), deep(5000), nestedObject(10), nestedObject(5000), deep(100_000)], pick),
  'no JSON': (_value, pick) => raw(at(INVALID_JSON, pick)),
  'odd text': (_value, pick) => at(ODD_TEXTS, pick),
  wrapped: (value, pick) => at<Json>([{ value }, [value], JSON.stringify(value), { data: value }], pick),
  'rows twice': (value) => (Array.isArray(value) ? [...value, ...value] : value),
  'inherited names': (value, pick) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? {
          ...value,
          [`${DUPLICATE_KEY}${at(['__proto__', 'constructor', 'then', 'toJSON'], pick)}${END}`]: {
            polluted: true,
          },
        }
      : value,
} satisfies Record<string, (value: Json, pick: number) => Json | undefined>;

type Kind = keyof typeof changes | 'key twice' | 'cut off' | 'no JSON at all';

const getPaths = (value: Json, path: Path = []): Path[] => {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value !== null && typeof value === 'object' ? value : {});
  return [path, ...children.flatMap(([key, child]) => getPaths(child, [...path, key]))];
};

const changeAt = (body: Json, path: Path, change: (value: Json) => Json | undefined): Json | undefined => {
  const [key, ...rest] = path;
  if (key === undefined) return change(body);
  if (Array.isArray(body))
    return body.flatMap((item, index) => {
      if (index !== key) return [item];
      const changed = changeAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  if (body === null || typeof body !== 'object') return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, child]) => {
      const changed = name === key ? changeAt(child, rest, change) : child;
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
};

/** Adds the same key after the first with another value: JSON.parse returns the last. */
const withKeyTwice = (body: Json, path: Path, pick: number): Json => {
  const name = path.at(-1);
  if (typeof name !== 'string') return body;
  return (
    changeAt(body, path.slice(0, -1), (parent) =>
      parent !== null && typeof parent === 'object' && !Array.isArray(parent)
        ? { ...parent, [`${DUPLICATE_KEY}${name}${END}`]: at(OTHER_TYPES, pick) }
        : parent,
    ) ?? body
  );
};

const GARBAGE = [
  '',
  ' ',
  '\uFEFF{}',
  '<!doctype html><p>Bad gateway</p>',
  'null',
  '"ok"',
  '[]',
  '{}',
  '7',
  ")]}'{}",
];

/** The text of a response after these mutations. */
export const mutate = (body: Json, mutations: readonly Mutation[]): string => {
  let value: Json = body;
  let finish = (text: string) => text;
  for (const { kind, at: index, pick } of mutations) {
    const path = at(getPaths(value), index);
    if (kind === 'cut off') finish = (text) => text.slice(0, index % (text.length + 1));
    else if (kind === 'no JSON at all') finish = () => at(GARBAGE, pick);
    else if (kind === 'key twice') value = withKeyTwice(value, path, pick);
    else value = changeAt(value, path, (current) => changes[kind](current, pick)) ?? null;
  }
  const text = JSON.stringify(value)
    .replaceAll(
      /"\\u0001raw:((?:[^"\\]|\\.)*?)\\u0001"/g,
      (_all, escaped: string) => JSON.parse(`"${escaped}"`) as string,
    )
    .replaceAll(/"\\u0001twice:(.*?)\\u0001"/g, '"$1"');
  return finish(text);
};

const kinds = [...Object.keys(changes), 'key twice', 'cut off', 'no JSON at all'] as Kind[];

/** Up to three mutations of a response. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.nat({ max: 400 }),
    pick: fc.nat({ max: 60 }),
  }),
  { minLength: 1, maxLength: 3 },
);
