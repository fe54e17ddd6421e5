import { type PointerEvent, type RefObject, useEffect } from 'react';
import type { ToastStore } from './toast-store.ts';

/** Time stands still while a mouse or a pen is over the toasts. A finger holds the one that it is on (`useSwipe`). */
export const useRegionHover = (ref: RefObject<HTMLElement | null>, store: ToastStore) => {
  useEffect(() => {
    // A toast that goes from under a pointer hears no leaving of it; what the pointer is over next does.
    const onPointerOver = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) store.hold('hover', false);
    };
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      store.hold('hover', false);
    };
  }, [ref, store]);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') store.hold('hover', true);
    },
    onPointerLeave: () => store.hold('hover', false),
  };
};
