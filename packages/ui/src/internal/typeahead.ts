/** How long after a key the next one still continues the typed text, in ms. */
const PAUSE_MS = 1000;

export type TypeaheadState = { letters: string; until: number };

/** The typed text after this key; `undefined` after a named key, and after a space at its beginning. */
export const getTypeahead = (
  previous: TypeaheadState,
  key: string,
  now: number,
): TypeaheadState | undefined => {
  const typedLetters = now < previous.until ? previous.letters : '';
  if (key.length > 1 || (key === ' ' && typedLetters === '')) return undefined;
  return { letters: typedLetters + key, until: now + PAUSE_MS };
};

/**
 * The index of the next label that begins with the typed text. One letter, also repeated, moves to the next label;
 * longer texts may match the current one.
 */
export const findMatchIndex = (
  labels: readonly string[],
  letters: string,
  current: number,
): number | undefined => {
  const isOneLetter = new Set(letters.toLowerCase()).size === 1;
  const start = letters.slice(0, isOneLetter ? 1 : undefined).trim();
  const startIndex = isOneLetter ? current + 1 : Math.max(current, 0);
  return labels
    .map((_label, index) => (startIndex + index) % labels.length)
    .find((index) => {
      const labelPrefix = labels[index]?.slice(0, start.length);
      // Ignores case and accents. With an explicit locale, since a POSIX system locale distinguishes them.
      return labelPrefix?.localeCompare(start, 'en', { sensitivity: 'base' }) === 0;
    });
};
