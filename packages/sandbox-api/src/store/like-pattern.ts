/**
 * A search text, ready for `like … escape '\'`: its own `%`, `_` and `\` are ordinary characters. Undefined for an
 * empty search.
 */
export function escapeLike(search: string | undefined): string | undefined {
  const text = search?.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return text ? text.replaceAll(/[\\%_]/g, (character) => `\\${character}`) : undefined;
}

/** A pattern that matches the text anywhere, and everything for an empty search. */
export const toContainsPattern = (search: string | undefined) => `%${escapeLike(search) ?? ''}%`;
