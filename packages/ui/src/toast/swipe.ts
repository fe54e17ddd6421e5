/** The distance at which a movement becomes a swipe, in px. */
const SWIPE_START = 8;
/** The distance of a swipe that dismisses the toast, in px. */
export const SWIPE_DISMISS = 56;

/** The horizontal offset of the toast during a swipe. A vertical movement is a scroll. */
export const getSwipeOffset = (x: number, y: number): number =>
  Math.hypot(x, y) < SWIPE_START || Math.abs(x) <= Math.abs(y) ? 0 : x;

/**
 * The minimum speed of a short swipe that also dismisses, in px per ms. A drag that returns the toast is slower.
 */
const MIN_FLICK_SPEED = 0.5;

/** Whether a swipe that ends here, after so many ms, dismisses the toast. */
export const isDismissal = (offset: number, duration: number): boolean => {
  const distance = Math.abs(offset);
  return distance >= SWIPE_DISMISS || (distance > 0 && distance >= MIN_FLICK_SPEED * duration);
};
