/**
 * A typed search text, ready for `like … escape '\'`: its own `%`, `_` and `\` are ordinary characters.
 * Undefined when there is nothing to search for.
 */
export function likeText(search: string | undefined): string | undefined {
  const text = search?.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return text ? text.replaceAll(/[\\%_]/g, (character) => `\\${character}`) : undefined;
}

/** A pattern that finds the text anywhere, and everything when there is nothing to search for. */
export const anywhere = (search: string | undefined) => `%${likeText(search) ?? ''}%`;
