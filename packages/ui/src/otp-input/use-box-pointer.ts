import { type MouseEvent, type PointerEvent, useRef } from 'react';

type BoxPointerOptions = {
  /** A press of one box. */
  onBox: (box: number) => void;
  /** A mouse is dragged over the boxes. */
  onRange: (anchor: number, head: number) => void;
  /** A double click. */
  onAll: () => void;
  /** Whether a press leaves the selection unchanged. */
  isSelectionFixed: () => boolean;
};

/** The input's own text is not positioned like the boxes, so a mouse selects boxes and not the text below it. */
export const useBoxPointer = ({ onBox, onRange, onAll, isSelectionFixed }: BoxPointerOptions) => {
  const anchorBox = useRef<number>(undefined);
  const hasDragged = useRef(false);
  const boxAt = ({ currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    const boxes = [...(currentTarget.parentElement?.querySelectorAll('[data-otp-slot]') ?? [])];
    return Math.max(0, boxes.filter((box) => box.getBoundingClientRect().left <= clientX).length - 1);
  };
  return {
    isDragging: () => hasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasDragged.current = false;
        // A touch drag scrolls the page instead.
        anchorBox.current = event.pointerType === 'mouse' && event.button === 0 ? boxAt(event) : undefined;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const anchor = anchorBox.current;
        if (anchor === undefined || event.buttons !== 1) return;
        const head = boxAt(event);
        if (head === anchor && !hasDragged.current) return;
        if (!hasDragged.current) event.currentTarget.setPointerCapture?.(event.pointerId);
        hasDragged.current = true;
        onRange(anchor, head);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const anchor = anchorBox.current;
        anchorBox.current = undefined;
        // Assistive technology clicks without coordinates.
        if (event.detail === 0 || isSelectionFixed()) return;
        if (hasDragged.current && anchor !== undefined) onRange(anchor, boxAt(event));
        else if (event.detail === 2) onAll();
        else onBox(boxAt(event));
        hasDragged.current = false;
      },
    },
  };
};
