import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While it is active, tells of a press or the focus (`focusin`) outside of all these elements, and of toasts. */
export const useLeaving = (
  isActive: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onLeave: (event: Event) => void,
  press: 'pointerdown' | 'click' = 'pointerdown',
) => {
  const onEvent = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    // Toasts stand over what is open, which waits for them.
    if ((event.target as Element).closest?.('[data-react-aria-top-layer]')) return;
    if (!inside.some(({ current }) => current && path.includes(current))) onLeave(event);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const listen = (event: Event) => onEvent(event);
    for (const type of [press, 'focusin']) document.addEventListener(type, listen, { capture: true, signal });
    return () => leaving.abort();
  }, [isActive, press]);
};
