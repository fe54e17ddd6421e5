import { useSyncExternalStore } from 'react';

/**
 * The height of the screen above the on-screen keyboard, in px. While the page is zoomed in it does not change, so
 * that nothing moves.
 */
const getVisibleHeight = () => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight;
};

const subscribe = (onChange: () => void) => {
  const target = window.visualViewport ?? window;
  target.addEventListener('resize', onChange);
  return () => target.removeEventListener('resize', onChange);
};

/** The visible height of the page, for elements that must not be under the on-screen keyboard. */
export const useVisibleHeight = (): number => useSyncExternalStore(subscribe, getVisibleHeight, () => 0);
