/** How far a finger may move in a tap, in CSS pixels: as far as Android lets it (`ViewConfiguration`, 8 dp) and a little. */
export const TAP_SLOP_PX = 10;

/** Where a press began. */
export type Press = { row: HTMLElement | undefined; x: number; y: number };
type Click = { target: EventTarget; detail: number; clientX: number; clientY: number };

/** The row an event is in. */
export const rowAt = (target: EventTarget): HTMLElement | undefined =>
  (target as Element).closest<HTMLElement>('[data-row]') ?? undefined;

/**
 * The row that a click is for: the one the finger went down on, also where an answer has moved the list under
 * it since. A browser would take the row that lies there now, which nobody had seen as it was pressed.
 */
export const pressedRow = (press: Press | undefined, click: Click): HTMLElement | undefined => {
  const row = rowAt(click.target);
  // A screen reader clicks without a finger.
  if (!press || click.detail === 0) return row;
  const slid = Math.hypot(click.clientX - press.x, click.clientY - press.y) > TAP_SLOP_PX;
  if (slid) return row === press.row ? row : undefined;
  return press.row?.isConnected ? press.row : undefined;
};
