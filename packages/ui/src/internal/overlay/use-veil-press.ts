import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { TOP_LAYER } from '../use-top-layer.ts';

const isOnVeil = ({ target, currentTarget }: MouseEvent | PointerEvent) => target === currentTarget;

/**
 * Handlers of a scrim that call back for a press that begins and ends on it, since a text selection in the panel may
 * end there. A press that closes a list in the panel does nothing else.
 */
export const useVeilPress = (panelRef: RefObject<HTMLElement | null>, onPress: () => void) => {
  const isFree = useRef(false);
  const isOurs = useRef(false);
  useEffect(() => {
    // On the window: the list's own listener is on the document, and the list may be unmounted before React's handlers
    // run.
    const begin = () => {
      isFree.current = !panelRef.current?.querySelector(TOP_LAYER);
      isOurs.current = false;
    };
    window.addEventListener('pointerdown', begin, { capture: true });
    return () => window.removeEventListener('pointerdown', begin, { capture: true });
  }, [panelRef]);

  return {
    onPointerDown: (event: PointerEvent) => {
      isOurs.current = isFree.current && isOnVeil(event);
    },
    onPointerUp: (event: PointerEvent) => {
      isOurs.current &&= isOnVeil(event);
    },
    onClick: (event: MouseEvent) => {
      if (isOurs.current && isOnVeil(event)) onPress();
    },
  };
};
