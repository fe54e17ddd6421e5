import { useEffectEvent, useLayoutEffect } from 'react';
import { type BackStack, createBackStack } from './back-stack.ts';

/** One stack for the page, because a page has one history. */
let pageStack: BackStack | undefined;

/**
 * While it is active, Back calls `onBack` instead of leaving the page; `false` means that nothing was closed. It adds
 * one entry to the history, which is removed when it becomes inactive in another way.
 */
export const useCloseOnBack = (isActive: boolean, onBack: () => boolean) => {
  const handleBack = useEffectEvent(onBack);
  // A layout effect runs in the frame in which the overlay appears: after that frame, Back would leave the page.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    pageStack ??= createBackStack(window);
    return pageStack.open(() => handleBack());
  }, [isActive]);
};
