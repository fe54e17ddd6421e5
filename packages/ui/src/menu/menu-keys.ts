/** The index that a key moves to in a list that wraps round (WAI-ARIA authoring practices, menu). */
export const getIndexAfterKey = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index > 0 ? index : count) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
