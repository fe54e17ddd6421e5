import { getRowSearch } from '../internal/list/row-search.ts';

type Row = { isDisabled?: boolean };

/** How many rows the Page keys move (WAI-ARIA authoring practices, select-only combobox). */
const PAGE_ROWS = 10;

/** The row that a key moves to, skipping disabled ones; it stops at the ends. `undefined` for another key. */
export const getRowAfterKey = (key: string, current: number, rows: readonly Row[]): number | undefined => {
  const search = getRowSearch(key, current, rows.length - 1, PAGE_ROWS);
  if (!search) return undefined;
  const [from, step] = search;
  for (let row = from; row >= 0 && row < rows.length; row += step) if (!rows[row]?.isDisabled) return row;
  return current;
};

/** The enabled row at an index or nearest after it, else before it. */
export const findNearestRow = (current: number, rows: readonly Row[]): number => {
  const after = rows.findIndex((row, index) => index >= current && !row.isDisabled);
  return after >= 0 ? after : rows.findLastIndex((row) => !row.isDisabled);
};

/** The row that is focused when a list opens: the selected one, else the first enabled one, or with ArrowUp the last. */
export const getInitialRow = (
  key: string | undefined,
  selectedIndex: number,
  rows: readonly Row[],
): number => {
  if (selectedIndex >= 0) return selectedIndex;
  return getRowAfterKey(key === 'ArrowUp' ? 'End' : 'Home', -1, rows) ?? -1;
};
