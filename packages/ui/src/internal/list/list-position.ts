import { type Beside, beside, type Edges, GAP } from '../beside.ts';

// Spec §9.
/** What a list of 15rem needs with its frame and a line of status, in px; one without a line may be 20rem high. */
const FULL_HEIGHT = 320;

type Rect = { top: number; bottom: number; left: number; width: number };

/** Where a list stands in the window, for `position: fixed`. */
export type ListPosition = Beside & { left: number; width: number };

/**
 * Straight under its field and as wide; above it where there is not room enough below, but more above; over it, as
 * high as what is seen, where neither has the room it needs at least.
 */
export const listPosition = (
  field: Rect,
  windowHeight: number,
  seen: Edges = { top: 0, bottom: windowHeight },
  leastHeight = 0,
): ListPosition => {
  const { left, width } = field;
  const place = beside(field, windowHeight, FULL_HEIGHT, seen);
  if (place.maxHeight >= leastHeight) return { ...place, left, width };
  return { side: 'below', edge: seen.top + GAP, maxHeight: seen.bottom - seen.top - 2 * GAP, left, width };
};
