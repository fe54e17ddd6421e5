import type { Json } from '../contract.ts';

/** Keys and indexes from the top of a body down to one value. */
export type JsonPath = readonly (string | number)[];

/** As Pact writes it: `$.data[0].code`. */
export const written = (path: JsonPath): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

/** The same for every row of a list: `$.data[*].code`. */
export const ofEveryRow = (path: string): string => path.replaceAll(/\[\d+\]/g, '[*]');

/** Every value of a body with its path, the body itself first. */
export const valuesIn = (value: Json, path: JsonPath = []): { path: JsonPath; value: Json }[] => {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value !== null && typeof value === 'object' ? value : {});
  return [{ path, value }, ...children.flatMap(([key, child]) => valuesIn(child, [...path, key]))];
};

/** The body with the value at `path` put through `change`; `undefined` takes it out. */
export const changedAt = (
  body: Json,
  [key, ...rest]: JsonPath,
  change: (value: Json) => Json | undefined,
): Json | undefined => {
  if (key === undefined) return change(body);
  if (Array.isArray(body))
    return body.flatMap((item, index) => {
      if (index !== key) return [item];
      const changed = changedAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  const entries = Object.entries(body as Record<string, Json>).flatMap(([name, child]) => {
    if (name !== key) return [[name, child] as const];
    const changed = changedAt(child, rest, change);
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return Object.fromEntries(entries);
};
