import { type Beside, beside, type Edges, GAP } from '../beside.ts';

// Spec §9.
/** The height of a list of 15rem with its frame and a status line, in px; a list without one may be 20rem high. */
const FULL_HEIGHT = 320;

type Rect = { top: number; bottom: number; left: number; width: number };

/** The position of a list in the window, for `position: fixed`. */
export type ListPosition = Beside & { left: number; width: number };

/**
 * Directly under its field and as wide; above it when it does not fit below and there is more room above; over the
 * field, as high as the visible area, when neither side has the minimum height.
 */
export const listPosition = (
  field: Rect,
  windowHeight: number,
  seen: Edges = { top: 0, bottom: windowHeight },
  leastHeight = 0,
): ListPosition => {
  const { left, width } = field;
  const besideField = beside(field, windowHeight, FULL_HEIGHT, seen);
  if (besideField.maxHeight >= leastHeight) return { ...besideField, left, width };
  return { side: 'below', edge: seen.top + GAP, maxHeight: seen.bottom - seen.top - 2 * GAP, left, width };
};
