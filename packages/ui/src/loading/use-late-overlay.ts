import { useEffect, useRef, useState } from 'react';
import type { LatePart } from './late-part.ts';
import { useLatePart } from './use-late-part.ts';

/**
 * A dialog, sheet or other overlay whose code is a late part, for the control that opens it. What was pressed before the
 * part is there is carried out when it arrives, unless the focus has moved on by then: nothing opens over what
 * the user does now (WCAG 3.2.5).
 */
export const useLateOverlay = <Part>(latePart: LatePart<Part>) => {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const focusAtPress = useRef<Element | null>(null);
  const { part, isComing, hasFailed, load } = useLatePart(latePart, { isWanted: isAsked });

  useEffect(() => {
    if (!isAsked) return undefined;
    return latePart.subscribe(() => {
      if (latePart.getSnapshot().status !== 'ready') return;
      const { activeElement, body } = document;
      setAsked(false);
      setOpen(activeElement === focusAtPress.current || activeElement === body);
    });
  }, [isAsked, latePart]);

  return {
    part,
    isOpen,
    isComing,
    hasFailed,
    open: () => {
      if (part !== undefined) return setOpen(true);
      focusAtPress.current = document.activeElement;
      setAsked(true);
      return load();
    },
    close: () => setOpen(false),
  };
};
