import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onIdle } from '../loading/index.ts';

/**
 * Reports when the user may be about to use a control: a pointer or the focus reaches it, or the page is idle with it
 * in view.
 *
 * @returns the props of the element around the control
 */
export const useApproach = (ref: RefObject<HTMLElement | null>, isDisabled: boolean, onNear: () => void) => {
  const approach = () => {
    if (!isDisabled) onNear();
  };
  const rest = useEffectEvent(approach);
  useEffect(
    () =>
      onIdle(() => {
        const box = ref.current?.getBoundingClientRect();
        if (box && box.bottom > 0 && box.top < window.innerHeight) rest();
      }),
    [ref],
  );
  return { onFocus: approach, onPointerEnter: approach };
};
