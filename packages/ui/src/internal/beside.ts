/** Between a control and what opens beside it, and between that and the window, in px. */
export const GAP = 8;

export type Edges = { top: number; bottom: number };

/** How something stands in the window that opens from a control, for `position: fixed`. */
export type Beside = {
  side: 'below' | 'above';
  /** From the edge of the window on its far side of the control. */
  edge: number;
  maxHeight: number;
};

/**
 * Straight under its control; above it where there is not the room it wants below, but more above.
 * @param seen what of the window is not under a keyboard
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
