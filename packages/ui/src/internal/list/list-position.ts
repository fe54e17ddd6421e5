import { type SidePosition, positionNextTo, type Edges, GAP } from '../position-next-to.ts';

// Spec §9.
/** The height of a list of 15rem with its frame and a status line, in px; a list without one may be 20rem high. */
const FULL_HEIGHT = 320;

type Rect = { top: number; bottom: number; left: number; width: number };

/** The position of a list in the window, for `position: fixed`. */
export type ListPosition = SidePosition & { left: number; width: number };

/**
 * Directly under its field and as wide; above it when it does not fit below and there is more room above; over the
 * field, as high as the visible area, when neither side has the minimum height.
 */
export const getListPosition = (
  field: Rect,
  windowHeight: number,
  visibleArea: Edges = { top: 0, bottom: windowHeight },
  minHeight = 0,
): ListPosition => {
  const { left, width } = field;
  const positionAtField = positionNextTo(field, windowHeight, FULL_HEIGHT, visibleArea);
  if (positionAtField.maxHeight >= minHeight) return { ...positionAtField, left, width };
  return {
    side: 'below',
    edge: visibleArea.top + GAP,
    maxHeight: visibleArea.bottom - visibleArea.top - 2 * GAP,
    left,
    width,
  };
};
