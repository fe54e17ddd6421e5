import { useEffect, useState } from 'react';
import { createKeyboardDetector } from './keyboard-detector.ts';

/** Whether the on-screen keyboard is open. `false` on the server and in browsers that do not report it. */
export const useKeyboardOpen = (): boolean => {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const isKeyboardOpen = createKeyboardDetector();
    const update = () => setIsOpen(isKeyboardOpen(viewport));
    // The height without a keyboard. Not read at once, since it forces a layout.
    const timer = setTimeout(update);
    viewport.addEventListener('resize', update);
    return () => {
      clearTimeout(timer);
      viewport.removeEventListener('resize', update);
    };
  }, []);

  return isOpen;
};
