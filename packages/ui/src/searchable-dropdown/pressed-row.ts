/**
 * The maximum movement of a tap, in CSS pixels: slightly more than Android's limit (`ViewConfiguration`, 8 dp).
 */
export const TAP_SLOP_PX = 10;

/** The position where a press began. */
export type Press = { row: HTMLElement | undefined; x: number; y: number };
type Click = { target: EventTarget; detail: number; clientX: number; clientY: number };

/** The row of an event. */
export const getRow = (target: EventTarget): HTMLElement | undefined =>
  (target as Element).closest<HTMLElement>('[data-row]') ?? undefined;

/**
 * The row that a click selects: the one on which the press began, even if a response has moved the list during the
 * press. A browser would click the row that is now at that position, which the user did not choose.
 */
export const getClickedRow = (press: Press | undefined, click: Click): HTMLElement | undefined => {
  const row = getRow(click.target);
  // A screen reader clicks without a pointer.
  if (!press || click.detail === 0) return row;
  const hasMoved = Math.hypot(click.clientX - press.x, click.clientY - press.y) > TAP_SLOP_PX;
  if (hasMoved) return row === press.row ? row : undefined;
  return press.row?.isConnected ? press.row : undefined;
};
