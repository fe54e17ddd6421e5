import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The pointer rests that long before it opens, in ms, so that crossing a toolbar opens nothing. */
const OPEN_DELAY_MS = 500;
/** And stays open that long after the pointer has left, in ms: enough to reach it (WCAG 1.4.13, hoverable). */
const CLOSE_DELAY_MS = 200;

/** Closes the tooltip that was opened last: there is one at a time. */
let closeOther: (() => void) | undefined;

/** Whether a tooltip is open, and the handlers of the element around its control. */
export const useTooltip = () => {
  const [isOpen, setOpen] = useState(false);
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timeout.current), []);

  const close = () => {
    clearTimeout(timeout.current);
    setOpen(false);
  };
  const open = () => {
    clearTimeout(timeout.current);
    closeOther?.();
    closeOther = close;
    setOpen(true);
  };
  const schedule = (change: () => void, delay: number) => {
    clearTimeout(timeout.current);
    timeout.current = setTimeout(change, delay);
  };
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

  return {
    isOpen,
    close,
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) schedule(open, isOpen ? 0 : OPEN_DELAY_MS);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      // The keyboard's focus keeps it open (WCAG 1.4.13, persistent).
      if (!isTouch(event) && !event.currentTarget.querySelector(':focus-visible'))
        schedule(close, CLOSE_DELAY_MS);
    },
    // A press is the end of reading, but not one on the text itself, which may be selected.
    onPointerDown: ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[role="tooltip"]')) close();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) open();
    },
    onBlur: close,
  };
};
