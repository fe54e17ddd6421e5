import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onIdle } from '../loading/index.ts';

/**
 * Tells when somebody may be about to use a control: a mouse or a finger comes to it, focus does, or the page has
 * come to rest with it in view.
 *
 * @returns what goes on the element around the control
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
