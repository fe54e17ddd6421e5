/** Where, and in which direction, a key of a list starts to search for an enabled row. `undefined` for another key. */
export const getRowSearch = (
  key: string,
  current: number,
  last: number,
  pageRows: number,
): [from: number, step: 1 | -1] | undefined => {
  switch (key) {
    case 'ArrowDown':
      return [current + 1, 1];
    case 'ArrowUp':
      return [current - 1, -1];
    case 'PageDown':
      return [Math.min(current + pageRows, last), -1];
    case 'PageUp':
      return [Math.max(current - pageRows, 0), 1];
    case 'Home':
      return [0, 1];
    case 'End':
      return [last, -1];
    default:
      return undefined;
  }
};
