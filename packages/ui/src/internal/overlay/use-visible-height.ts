import { useEffect, useState } from 'react';

/** What the keyboard of a phone leaves of the screen, in px. Zoomed in it is what it was: nothing is to move then. */
const visibleHeight = () => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight;
};

/** The height of what is seen of the page, for what must not lie under the keyboard. */
export const useVisibleHeight = (): number => {
  const [height, setHeight] = useState(visibleHeight);
  useEffect(() => {
    const target = window.visualViewport ?? window;
    const measure = () => setHeight(visibleHeight());
    target.addEventListener('resize', measure);
    return () => target.removeEventListener('resize', measure);
  }, []);
  return height;
};
