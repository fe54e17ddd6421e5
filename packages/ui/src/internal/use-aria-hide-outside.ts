import { type RefObject, useLayoutEffect } from 'react';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';

/**
 * While it is active, everything outside of an element is inert: neither a screen reader's swipe nor a press reaches
 * it, nor the content of a frame. Toasts and live regions are exempt. React-aria counts the owners of each hidden
 * element, also for surrounding dialogs.
 */
export const useAriaHideOutside = (isActive: boolean, ref: RefObject<HTMLElement | null>) => {
  useLayoutEffect(
    () => (isActive && ref.current ? ariaHideOutside([ref.current], { shouldUseInert: true }) : undefined),
    [isActive, ref],
  );
};
