import { getRowSearch } from '../internal/list/row-search.ts';
import type { DropdownOption, DropdownSelection } from './option.ts';
import type { Rows } from './rows.ts';
import { getSections } from './sections.ts';

// Trap 5.
/** The selectable rows of an open list, in order: the options, and after them the actions. */
export type ListRow = DropdownOption | 'retry' | 'add-custom';

export const getListRows = ({ options, status }: Rows, offersCustom: boolean): readonly ListRow[] => [
  ...getSections(options).flatMap((section) => section.options),
  ...(status === 'failed' ? (['retry'] as const) : []),
  ...(offersCustom ? (['add-custom'] as const) : []),
];

/** The index of the selected option; none when the list does not contain it. */
export const getSelectedIndex = (
  rows: readonly ListRow[],
  value: DropdownSelection | null,
): number | undefined => {
  const row = rows.findIndex(
    (candidate) => typeof candidate === 'object' && candidate.value === value?.value,
  );
  return row === -1 ? undefined : row;
};

const isEnabled = (row: ListRow | undefined) =>
  row !== undefined && (typeof row === 'string' || !row.isDisabled);

/** How many rows the Page keys move: about as many as are visible. */
const PAGE_ROWS = 5;

/** The index of the row that a key moves to, wrapping round at the ends; none if the key does not move. */
export const getNextRow = (
  key: string,
  active: number | undefined,
  rows: readonly ListRow[],
): number | undefined => {
  // Up from the text moves to the last row.
  const current = active ?? (key === 'ArrowUp' ? 0 : -1);
  const search = getRowSearch(key, current, rows.length - 1, PAGE_ROWS);
  if (!search) return undefined;
  const [from, step] = search;
  for (let offset = 0; offset < rows.length; offset += 1) {
    const index = (from + offset * step + rows.length * 2) % rows.length;
    if (isEnabled(rows[index])) return index;
  }
  return undefined;
};
