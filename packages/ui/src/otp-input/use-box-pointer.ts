import { type MouseEvent, type PointerEvent, useRef } from 'react';

type BoxPointerOptions = {
  /** A press of one box. */
  onSelectBox: (box: number) => void;
  /** A mouse is dragged over the boxes. */
  onSelectRange: (anchor: number, head: number) => void;
  /** A double click. */
  onSelectAll: () => void;
  /** Whether a press leaves the selection unchanged. */
  isSelectionFixed: () => boolean;
};

/** Pointer handlers that select boxes, because the text of the input below them is not positioned like the boxes. */
export const useBoxPointer = ({
  onSelectBox,
  onSelectRange,
  onSelectAll,
  isSelectionFixed,
}: BoxPointerOptions) => {
  const anchorBox = useRef<number>(undefined);
  const hasDragged = useRef(false);
  const getBoxAt = ({ currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    const boxes = [...(currentTarget.parentElement?.querySelectorAll('[data-otp-slot]') ?? [])];
    return Math.max(0, boxes.filter((box) => box.getBoundingClientRect().left <= clientX).length - 1);
  };
  return {
    isDragging: () => hasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasDragged.current = false;
        // A touch drag scrolls the page instead.
        anchorBox.current = event.pointerType === 'mouse' && event.button === 0 ? getBoxAt(event) : undefined;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const anchor = anchorBox.current;
        if (anchor === undefined || event.buttons !== 1) return;
        const head = getBoxAt(event);
        if (head === anchor && !hasDragged.current) return;
        if (!hasDragged.current) event.currentTarget.setPointerCapture?.(event.pointerId);
        hasDragged.current = true;
        onSelectRange(anchor, head);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const anchor = anchorBox.current;
        anchorBox.current = undefined;
        // Assistive technology clicks without coordinates.
        if (event.detail === 0 || isSelectionFixed()) return;
        if (hasDragged.current && anchor !== undefined) onSelectRange(anchor, getBoxAt(event));
        else if (event.detail === 2) onSelectAll();
        else onSelectBox(getBoxAt(event));
        hasDragged.current = false;
      },
    },
  };
};
