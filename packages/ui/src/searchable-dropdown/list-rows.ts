import type { DropdownOption, DropdownValue } from './option.ts';
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
  value: DropdownValue | null,
): number | undefined => {
  if (!value || value.isCustom) return undefined;
  const row = rows.findIndex((candidate) => typeof candidate === 'object' && candidate.value === value.value);
  return row === -1 ? undefined : row;
};

const isEnabled = (row: ListRow | undefined) =>
  row !== undefined && (typeof row === 'string' || !row.isDisabled);

/** How many rows the Page keys move: about as many as are visible. */
const PAGE_ROWS = 5;

/** Where, and in which direction, a key starts to search for an enabled row. */
const getScan = (key: string, active: number | undefined, last: number) => {
  const from = active ?? -1;
  switch (key) {
    case 'ArrowDown':
      return { start: from + 1, step: 1 };
    case 'ArrowUp':
      return { start: active === undefined ? last : from - 1, step: -1 };
    case 'PageDown':
      return { start: Math.min(from + PAGE_ROWS, last), step: -1 };
    case 'PageUp':
      return { start: Math.max(from - PAGE_ROWS, 0), step: 1 };
    case 'Home':
      return { start: 0, step: 1 };
    case 'End':
      return { start: last, step: -1 };
    default:
      return undefined;
  }
};

/** The index of the row that a key moves to, wrapping round at the ends; none if the key does not move. */
export const getNextRow = (
  key: string,
  active: number | undefined,
  rows: readonly ListRow[],
): number | undefined => {
  const scan = getScan(key, active, rows.length - 1);
  if (!scan) return undefined;
  for (let offset = 0; offset < rows.length; offset += 1) {
    const index = (scan.start + offset * scan.step + rows.length * 2) % rows.length;
    if (isEnabled(rows[index])) return index;
  }
  return undefined;
};
