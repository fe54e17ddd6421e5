/**
 * The maximum time between the two taps of a double tap, in ms: Android uses 300 (`ViewConfiguration`), slow taps take
 * longer.
 */
export const SECOND_TAP_MS = 500;
/** The maximum distance from the first, in CSS pixels. */
export const SECOND_TAP_PX = 40;

/** The time and position of a press. */
export type Tap = Pick<MouseEvent, 'type' | 'clientX' | 'clientY' | 'timeStamp' | 'detail' | 'isTrusted'>;

/**
 * Whether a press is the second half of a double tap on the control that opened an overlay: it would activate a control
 * that the user has not seen yet. A click without a pointer (`detail` 0, assistive technology) is always intended.
 */
export const isSecondTap = (opening: Tap | undefined, press: Tap): boolean =>
  opening !== undefined &&
  opening.isTrusted &&
  press.isTrusted &&
  opening.detail > 0 &&
  (press.type !== 'click' || press.detail > 0) &&
  press.timeStamp - opening.timeStamp < SECOND_TAP_MS &&
  Math.hypot(press.clientX - opening.clientX, press.clientY - opening.clientY) < SECOND_TAP_PX;
