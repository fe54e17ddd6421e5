/** A list that a server sent may name a value twice, and a choice is known by its value: the first one counts. */
export const withoutRepeats = <Item extends { value: string }>(items: readonly Item[]): Item[] => {
  const seen = new Set<string>();
  return items.filter(({ value }) => !seen.has(value) && seen.add(value));
};
