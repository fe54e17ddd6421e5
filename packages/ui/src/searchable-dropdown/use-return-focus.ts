import { type RefObject, useEffect } from 'react';

/** Focuses the control when its overlay closes, unless something else in the page has been focused meanwhile. */
export const useReturnFocus = (isOpen: boolean, controlRef: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const control = controlRef.current;
    return () => {
      if (isOpen && document.activeElement === document.body) control?.focus({ preventScroll: true });
    };
  }, [isOpen, controlRef]);
