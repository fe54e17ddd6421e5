import type { Catalogue } from './catalogue.ts';

/** Names that the backend sends in English: no code uses their keys, because they are looked up by the name itself. */
const PLACE_PREFIX = 'place.';

const isPlaceKey = (key: string): boolean => key.startsWith(PLACE_PREFIX);

/** The translated place names by their English name; empty for English. */
export const getPlaceNames = ({ entries }: Catalogue): Record<string, string> =>
  Object.fromEntries(
    [...entries.values()].flatMap(({ key, source, forms: [name] }) =>
      isPlaceKey(key) && name !== undefined && name !== source ? [[source, name]] : [],
    ),
  );

/** A catalogue without the place names. */
export const withoutPlaceNames = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  entries: new Map([...catalogue.entries].filter(([key]) => !isPlaceKey(key))),
});
