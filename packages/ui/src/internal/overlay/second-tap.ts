/** How soon the second half of a double tap comes, in ms: Android waits 300 (`ViewConfiguration`), a slow finger takes longer. */
export const SECOND_TAP_MS = 500;
/** How far from the first, in CSS pixels. */
export const SECOND_TAP_PX = 40;

/** A press: where and when. */
export type Tap = Pick<MouseEvent, 'type' | 'clientX' | 'clientY' | 'timeStamp' | 'detail' | 'isTrusted'>;

/**
 * Whether a press is the second half of a double tap on what opened an overlay: it would fall on whatever lies there now,
 * which nobody has seen. A click without a finger (`detail` 0, assistive technology) is always meant.
 */
export const isSecondTap = (opening: Tap | undefined, press: Tap): boolean =>
  opening !== undefined &&
  opening.isTrusted &&
  press.isTrusted &&
  opening.detail > 0 &&
  (press.type !== 'click' || press.detail > 0) &&
  press.timeStamp - opening.timeStamp < SECOND_TAP_MS &&
  Math.hypot(press.clientX - opening.clientX, press.clientY - opening.clientY) < SECOND_TAP_PX;
