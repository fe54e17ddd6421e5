import { useSyncExternalStore } from 'react';

const measureVisibleHeight = () => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight;
};

let measured: number | undefined;

/**
 * The height of the screen above the on-screen keyboard, in px. While the page is zoomed in it does not change, so
 * that nothing moves. Measured once for each render, because React reads it again after it has changed the page, which
 * would force a layout.
 */
const getVisibleHeight = () => {
  if (measured === undefined) {
    measured = measureVisibleHeight();
    queueMicrotask(() => (measured = undefined));
  }
  return measured;
};

const subscribe = (onChange: () => void) => {
  const target = window.visualViewport ?? window;
  target.addEventListener('resize', onChange);
  return () => target.removeEventListener('resize', onChange);
};

/** The visible height of the page, for elements that must not be under the on-screen keyboard. */
export const useVisibleHeight = (): number => useSyncExternalStore(subscribe, getVisibleHeight, () => 0);
