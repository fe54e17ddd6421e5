import { useEffectEvent, useLayoutEffect } from 'react';
import { type BackStack, createBackStack } from './back-stack.ts';

/** One for the page, as its history is one. */
let pageStack: BackStack | undefined;

/**
 * While it is active, Back calls `onBack` instead of leaving the page; `false` says that nothing was closed.
 * It counts as one entry of the history, which is taken back when it ends in another way.
 */
export const useBackCloses = (isActive: boolean, onBack: () => boolean) => {
  const back = useEffectEvent(onBack);
  // In the frame in which it is seen: a Back right after that would leave the page.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    pageStack ??= createBackStack(window);
    return pageStack.open(() => back());
  }, [isActive]);
};
