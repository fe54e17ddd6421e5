import { type RefObject, useEffect } from 'react';

/** Focuses the control when its overlay closes, unless something else in the page has been focused meanwhile. */
export const useReturnFocus = (isOpen: boolean, controlRef: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    if (!isOpen) return undefined;
    const control = controlRef;
    return () => {
      if (document.activeElement === document.body) control.current?.focus({ preventScroll: true });
    };
  }, [isOpen, controlRef]);
