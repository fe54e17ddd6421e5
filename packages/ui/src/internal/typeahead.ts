/** A pause as long as this ends what is typed, in ms. */
const PAUSE_MS = 1000;

export type Typed = { letters: string; until: number };

/** What is typed with this key; nothing by one that has a name, and by a space that begins no word. */
export const typeaheadAfter = (before: Typed, key: string, now: number): Typed | undefined => {
  const word = now < before.until ? before.letters : '';
  if (key.length > 1 || (key === ' ' && word === '')) return undefined;
  return { letters: word + key, until: now + PAUSE_MS };
};

/** The place of the label that begins so: with one letter, also again and again, the next one; with more, this one too. */
export const indexOfTyped = (
  labels: readonly string[],
  letters: string,
  place: number,
): number | undefined => {
  const isOneLetter = new Set(letters.toLowerCase()).size === 1;
  const start = letters.slice(0, isOneLetter ? 1 : undefined).trim();
  const first = isOneLetter ? place + 1 : Math.max(place, 0);
  return labels
    .map((_label, index) => (first + index) % labels.length)
    .find((index) => {
      const words = labels[index]?.slice(0, start.length);
      // Without case and accents. By name: where the system's locale is POSIX, its own tells them apart.
      return words?.localeCompare(start, 'en', { sensitivity: 'base' }) === 0;
    });
};
