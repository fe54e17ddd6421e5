import { useEffect, useState } from 'react';

/**
 * The height of the screen above the on-screen keyboard, in px. While the page is zoomed in it does not change, so
 * that nothing moves.
 */
const getVisibleHeight = () => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight;
};

/** The visible height of the page, for elements that must not be under the on-screen keyboard. */
export const useVisibleHeight = (): number => {
  const [height, setHeight] = useState(getVisibleHeight);
  useEffect(() => {
    const target = window.visualViewport ?? window;
    const measure = () => setHeight(getVisibleHeight());
    target.addEventListener('resize', measure);
    return () => target.removeEventListener('resize', measure);
  }, []);
  return height;
};
