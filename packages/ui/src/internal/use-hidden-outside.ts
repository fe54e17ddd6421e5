import { type RefObject, useLayoutEffect } from 'react';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';

/**
 * While it is active, all outside of an element is inert: no swipe of a screen reader and no press leads there, nor
 * into a frame. Toasts and live regions are not. React-aria counts who hides what, also for the dialogs around.
 */
export const useHiddenOutside = (isActive: boolean, ref: RefObject<HTMLElement | null>) => {
  useLayoutEffect(
    () => (isActive && ref.current ? ariaHideOutside([ref.current], { shouldUseInert: true }) : undefined),
    [isActive, ref],
  );
};
