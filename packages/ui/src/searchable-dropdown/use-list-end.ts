import { useEffect } from 'react';

/** How near to its end a list asks for more, in px: three rows, so that a page is there as they are passed. */
const NEAR_END_PX = 144;

/** Tells when a list is at its end: scrolled there, by keys too, or too short to be scrolled. */
export const useListEnd = (listId: string | undefined, isWanted: boolean, onEnd: () => void) => {
  // After every rendering: what is drawn of the list may have changed.
  useEffect(() => {
    const list = isWanted && listId !== undefined && document.getElementById(listId);
    if (!list) return undefined;
    const look = () => {
      const rest = list.scrollHeight - list.scrollTop - list.clientHeight;
      // One that is not laid out has no end.
      if (list.clientHeight > 0 && rest <= NEAR_END_PX) onEnd();
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  });
};
