import type { Json } from './operations.ts';

/** Properties that every object inherits: as a slug, a code or a key they have to be treated as ordinary text. */
export const inheritedNames = Object.getOwnPropertyNames(Object.prototype);

/** The same value with every text replaced by `name`. */
export const withEveryText = (value: Json, name: string): Json => {
  if (typeof value === 'string') return name;
  if (Array.isArray(value)) return value.map((item) => withEveryText(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withEveryText(item, name)]));
};
