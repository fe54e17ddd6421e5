/** The gap between a control and the overlay that it opens, and between the overlay and the window, in px. */
export const GAP = 8;

export type Edges = { top: number; bottom: number };

/** The position of an overlay in the window, for `position: fixed`. */
export type SidePosition = {
  side: 'below' | 'above';
  /** The distance from the window's edge on the control's side. */
  edge: number;
  maxHeight: number;
};

/**
 * Directly under its control; above it when it does not fit below and there is more room above.
 * @param visibleArea the area of the window that the on-screen keyboard does not cover
 */
export const positionNextTo = (
  control: Edges,
  windowHeight: number,
  requiredHeight: number,
  visibleArea: Edges = { top: 0, bottom: windowHeight },
): SidePosition => {
  const below = Math.max(0, visibleArea.bottom - control.bottom - 2 * GAP);
  const above = Math.max(0, control.top - visibleArea.top - 2 * GAP);
  return below < requiredHeight && above > below
    ? { side: 'above', edge: windowHeight - control.top + GAP, maxHeight: above }
    : { side: 'below', edge: control.bottom + GAP, maxHeight: below };
};
