/** How far a finger moves before it is a swipe, in px. */
const SWIPE_START = 8;
/** How far a swipe goes before the toast does, in px. */
export const SWIPE_DISMISS = 56;

export type SwipeOffset = { x: number; y: number };

/**
 * Where a swipe takes the toast: along one axis, sideways or up; never down, which is the page's scroll. Where toasts are
 * higher than the window, up and down scroll them.
 */
export const swipeOffset = (x: number, y: number, scrolls = false): SwipeOffset => {
  if (Math.hypot(x, y) < SWIPE_START) return { x: 0, y: 0 };
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: scrolls ? 0 : Math.min(0, y) };
};

/** How fast a short swipe is that closes it too, in px per ms. A finger that only puts a toast straight is slower. */
const FLICK = 0.5;

/** Whether a swipe that ends here, after so many ms, closes the toast. */
export const isDismissal = ({ x, y }: SwipeOffset, duration: number): boolean => {
  const distance = Math.abs(x) + Math.abs(y);
  return distance >= SWIPE_DISMISS || (distance > 0 && distance >= FLICK * duration);
};
