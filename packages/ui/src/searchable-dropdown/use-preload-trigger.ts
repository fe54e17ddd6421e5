import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onIdle } from '../loading/index.ts';

/**
 * Reports when the user may be about to use a control: a pointer or the focus reaches it, or the page is idle with it
 * in view.
 *
 * @returns the props of the element around the control
 */
export const usePreloadTrigger = (
  ref: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onLikelyUse: () => void,
) => {
  const trigger = () => {
    if (!isDisabled) onLikelyUse();
  };
  const onIdleInView = useEffectEvent(trigger);
  useEffect(
    () =>
      onIdle(() => {
        const box = ref.current?.getBoundingClientRect();
        if (box && box.bottom > 0 && box.top < window.innerHeight) onIdleInView();
      }),
    [ref],
  );
  return { onFocus: trigger, onPointerEnter: trigger };
};
