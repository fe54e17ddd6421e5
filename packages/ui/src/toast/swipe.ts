/** How far a finger moves before it is a swipe, in px. */
const SWIPE_START = 8;
/** How far a swipe goes before the toast does, in px. */
export const SWIPE_DISMISS = 56;

/** How far a swipe takes the toast: sideways only. Up and down is a scroll. */
export const swipeOffset = (x: number, y: number): number =>
  Math.hypot(x, y) < SWIPE_START || Math.abs(x) <= Math.abs(y) ? 0 : x;

/** How fast a short swipe is that closes it too, in px per ms. A finger that only puts a toast straight is slower. */
const FLICK = 0.5;

/** Whether a swipe that ends here, after so many ms, closes the toast. */
export const isDismissal = (offset: number, duration: number): boolean => {
  const distance = Math.abs(offset);
  return distance >= SWIPE_DISMISS || (distance > 0 && distance >= FLICK * duration);
};
