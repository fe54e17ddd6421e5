import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { isDismissal, getSwipeOffset } from './swipe.ts';

type Start = { x: number; y: number; startedAt: number; offset: number };

type SwipeOptions = { onDismiss: () => void; onPauseChange: (isPaused: boolean) => void };

const translate = (element: HTMLElement, offset: number) => {
  element.style.transform = offset ? `translateX(${offset}px)` : '';
};

/** Pointer handlers that dismiss an element by a touch swipe. Time is paused during the touch. */
export const useSwipe = ({ onDismiss, onPauseChange }: SwipeOptions) => {
  const start = useRef<Start | null>(null);

  // A toast that is removed during a touch gets no pointerup: without this, the timers of later ones would stay paused.
  const endPause = useEffectEvent(() => {
    if (start.current) onPauseChange(false);
  });
  useEffect(() => () => endPause(), []);

  const end = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const { startedAt: at, offset } = start.current;
    start.current = null;
    onPauseChange(false);
    translate(event.currentTarget, 0);
    if (event.type === 'pointerup' && isDismissal(offset, Date.now() - at)) onDismiss();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY, startedAt: Date.now(), offset: 0 };
      onPauseChange(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { currentTarget, clientX, clientY } = event;
      const offset = getSwipeOffset(clientX - start.current.x, clientY - start.current.y);
      if (offset) currentTarget.setPointerCapture(event.pointerId);
      start.current.offset = offset;
      translate(currentTarget, offset);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
