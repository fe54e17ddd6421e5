import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { TOP_LAYER } from '../use-top-layer.ts';

const isOnScrim = ({ target, currentTarget }: MouseEvent | PointerEvent) => target === currentTarget;

/**
 * Handlers of a scrim that call back for a press that begins and ends on it, since a text selection in the panel may
 * end there. A press that closes a list in the panel does nothing else.
 */
export const useScrimPress = (panelRef: RefObject<HTMLElement | null>, onPress: () => void) => {
  const hadNoOpenList = useRef(false);
  const startedOnScrim = useRef(false);
  useEffect(() => {
    // On the window: the list's own listener is on the document, and the list may be unmounted before React's handlers
    // run.
    const onWindowPointerDown = () => {
      hadNoOpenList.current = !panelRef.current?.querySelector(TOP_LAYER);
      startedOnScrim.current = false;
    };
    window.addEventListener('pointerdown', onWindowPointerDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onWindowPointerDown, { capture: true });
  }, [panelRef]);

  return {
    onPointerDown: (event: PointerEvent) => {
      startedOnScrim.current = hadNoOpenList.current && isOnScrim(event);
    },
    onPointerUp: (event: PointerEvent) => {
      startedOnScrim.current &&= isOnScrim(event);
    },
    onClick: (event: MouseEvent) => {
      if (startedOnScrim.current && isOnScrim(event)) onPress();
    },
  };
};
