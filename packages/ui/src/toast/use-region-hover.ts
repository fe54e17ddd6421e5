import { type PointerEvent, type RefObject, useEffect } from 'react';
import type { ToastStore } from './toast-store.ts';

/** Pauses time while a mouse or a pen is over the toasts. A touch is handled by `useSwipe`. */
export const useRegionHover = (ref: RefObject<HTMLElement | null>, store: ToastStore) => {
  useEffect(() => {
    // A toast that is removed under a pointer gets no leave event; the element that the pointer is over next gets an
    // enter event.
    const onPointerOver = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) store.setPaused('hover', false);
    };
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      store.setPaused('hover', false);
    };
  }, [ref, store]);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') store.setPaused('hover', true);
    },
    onPointerLeave: () => store.setPaused('hover', false),
  };
};
