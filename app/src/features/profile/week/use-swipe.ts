import { type TouchEvent, useRef } from 'react';

/** The minimum horizontal distance of a swipe, in px. */
const MIN_SWIPE_PX = 40;
/** The maximum ratio of vertical to horizontal distance; a steeper movement scrolls. */
const MAX_SLOPE = 1.5;

/** Calls `onSwipe` with 1 for the next (a swipe against the reading direction), -1 for the previous. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches);
      // Two touches are a pinch gesture.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const [touch] = Array.from(changedTouches);
      if (!start.current || !touch) return;
      const horizontalDistance = touch.clientX - start.current.x;
      const verticalDistance = touch.clientY - start.current.y;
      start.current = null;
      if (
        Math.abs(horizontalDistance) < MIN_SWIPE_PX ||
        Math.abs(horizontalDistance) < Math.abs(verticalDistance) * MAX_SLOPE
      )
        return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(horizontalDistance < 0 !== isRightToLeft ? 1 : -1);
    },
  };
};
