import type { Json } from './nine-calls.ts';

/** What every object answers to without having it: as a slug, a code or a key it must be a text like any other. */
export const inheritedNames = Object.getOwnPropertyNames(Object.prototype);

/** The same answer with every text in it replaced, so that each field has carried the name. */
export const withEveryText = (value: Json, name: string): Json => {
  if (typeof value === 'string') return name;
  if (Array.isArray(value)) return value.map((item) => withEveryText(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withEveryText(item, name)]));
};
