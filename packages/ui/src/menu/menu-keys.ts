/** The index that a key moves to in a list that wraps round (WAI-ARIA authoring practices, menu). */
export const indexAfterKey = (key: string, place: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place > 0 ? place : count) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
