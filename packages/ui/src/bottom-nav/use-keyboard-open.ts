import { useEffect, useState } from 'react';
import { onIdle } from '../loading/when-idle.ts';
import { createKeyboardDetector } from './keyboard-detector.ts';

/** Whether the on-screen keyboard is open. `false` on the server and in browsers that do not report it. */
export const useKeyboardOpen = (): boolean => {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const isKeyboardOpen = createKeyboardDetector();
    const update = () => setIsOpen(isKeyboardOpen(viewport));
    // The height without a keyboard: read before a field opens one, and not at once, since it forces a layout.
    const cancel = onIdle(update);
    document.addEventListener('focusin', update);
    viewport.addEventListener('resize', update);
    return () => {
      cancel();
      document.removeEventListener('focusin', update);
      viewport.removeEventListener('resize', update);
    };
  }, []);

  return isOpen;
};
