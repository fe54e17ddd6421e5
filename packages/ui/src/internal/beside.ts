/** The gap between a control and the overlay that it opens, and between the overlay and the window, in px. */
export const GAP = 8;

export type Edges = { top: number; bottom: number };

/** The position of an overlay in the window, for `position: fixed`. */
export type Beside = {
  side: 'below' | 'above';
  /** The distance from the window's edge on the control's side. */
  edge: number;
  maxHeight: number;
};

/**
 * Directly under its control; above it when it does not fit below and there is more room above.
 * @param seen the area of the window that the on-screen keyboard does not cover
 */
export const beside = (
  control: Edges,
  windowHeight: number,
  wantedHeight: number,
  seen: Edges = { top: 0, bottom: windowHeight },
): Beside => {
  const below = Math.max(0, seen.bottom - control.bottom - 2 * GAP);
  const above = Math.max(0, control.top - seen.top - 2 * GAP);
  return below < wantedHeight && above > below
    ? { side: 'above', edge: windowHeight - control.top + GAP, maxHeight: above }
    : { side: 'below', edge: control.bottom + GAP, maxHeight: below };
};
