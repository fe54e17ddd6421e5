import { useEffect } from 'react';

/** The distance to its end at which a list loads more, in px: three rows, so that the page arrives in time. */
const NEAR_END_PX = 144;

/** Reports when a list is at its end: scrolled there, by keys too, or too short to scroll. */
export const useListEnd = (listId: string | undefined, isEnabled: boolean, onEnd: () => void) => {
  // After every render, because the rendered rows may have changed.
  useEffect(() => {
    const list = isEnabled && listId !== undefined && document.getElementById(listId);
    if (!list) return undefined;
    const check = () => {
      const remaining = list.scrollHeight - list.scrollTop - list.clientHeight;
      // Without layout, all sizes are 0 and the list would seem to be at its end.
      if (list.clientHeight > 0 && remaining <= NEAR_END_PX) onEnd();
    };
    check();
    list.addEventListener('scroll', check, { passive: true });
    return () => list.removeEventListener('scroll', check);
  });
};
