/** Between field and list, and list and window, in px. */
const GAP = 8;
/** What a list of 15rem (spec §9) needs with its frame and a line of status, in px. */
const FULL_HEIGHT = 320;

type Rect = { top: number; bottom: number; left: number; width: number };

/** Where a list stands in the window, for `position: fixed`. */
export type ListPlace = {
  side: 'below' | 'above';
  left: number;
  width: number;
  /** From the edge of the window on the list's far side of the field. */
  edge: number;
  maxHeight: number;
};

/** Straight under its field and as wide; above it where there is not room enough below, but more above. */
export const listPlace = (field: Rect, windowHeight: number): ListPlace => {
  const below = windowHeight - field.bottom - 2 * GAP;
  const above = field.top - 2 * GAP;
  const side = below < FULL_HEIGHT && above > below ? 'above' : 'below';
  const { left, width } = field;
  return side === 'below'
    ? { side, left, width, edge: field.bottom + GAP, maxHeight: below }
    : { side, left, width, edge: windowHeight - field.top + GAP, maxHeight: above };
};
