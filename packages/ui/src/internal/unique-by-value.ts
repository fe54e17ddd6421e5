/** A list from a server may contain a value twice, and options are identified by their value: the first one is used. */
export const uniqueByValue = <Item extends { value: string }>(items: readonly Item[]): Item[] => {
  const seenValues = new Set<string>();
  return items.filter(({ value }) => !seenValues.has(value) && seenValues.add(value));
};
