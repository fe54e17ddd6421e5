import type { Json } from '../contract.ts';

/** Keys and indexes from the root of a body to a value. */
export type JsonPath = readonly (string | number)[];

/** Formats a path in Pact's notation: `$.data[0].code`. */
export const formatPath = (path: JsonPath): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

/** Replaces the index of a row by `*`, which stands for every row: `$.data[*].code`. */
export const withoutRowIndexes = (path: string): string => path.replaceAll(/\[\d+\]/g, '[*]');

/** Every value of a body with its path, the body itself first. */
export const collectValues = (value: Json, path: JsonPath = []): { path: JsonPath; value: Json }[] => {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value !== null && typeof value === 'object' ? value : {});
  return [{ path, value }, ...children.flatMap(([key, child]) => collectValues(child, [...path, key]))];
};

/** The body with `change` applied to the value at `path`; a result of `undefined` removes it. */
export const changeAt = (
  body: Json,
  [key, ...rest]: JsonPath,
  change: (value: Json) => Json | undefined,
): Json | undefined => {
  if (key === undefined) return change(body);
  if (Array.isArray(body))
    return body.flatMap((item, index) => {
      if (index !== key) return [item];
      const changed = changeAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  const entries = Object.entries(body as Record<string, Json>).flatMap(([name, child]) => {
    if (name !== key) return [[name, child] as const];
    const changed = changeAt(child, rest, change);
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return Object.fromEntries(entries);
};
