import { useEffect, useRef, useState } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';

/**
 * A dialog, sheet or other overlay whose code is a lazy chunk, for the control that opens it. A press before the chunk
 * has loaded takes effect once it has loaded, unless the focus has moved meanwhile: an overlay must not interrupt
 * another action (WCAG 3.2.5).
 */
export const useLazyOverlay = <Module>(lazyChunk: LazyChunk<Module>) => {
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const focusAtPress = useRef<Element | null>(null);
  const { module, isLoading, hasFailed, load } = useLazyChunk(lazyChunk, { isRequested });

  useEffect(() => {
    if (!isRequested) return undefined;
    const openIfReady = () => {
      if (lazyChunk.getSnapshot().status !== 'ready') return;
      const { activeElement, body } = document;
      setRequested(false);
      setOpen(activeElement === focusAtPress.current || activeElement === body);
    };
    // A chunk that was being preloaded may have become ready between the press and this effect.
    queueMicrotask(openIfReady);
    return lazyChunk.subscribe(openIfReady);
  }, [isRequested, lazyChunk]);

  return {
    module,
    isOpen,
    isLoading,
    hasFailed,
    open: () => {
      if (module !== undefined) return setOpen(true);
      focusAtPress.current = document.activeElement;
      setRequested(true);
      return load();
    },
    close: () => setOpen(false),
  };
};
