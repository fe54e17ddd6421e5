import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While it is active, tells of a press (`pointerdown`) or the focus (`focusin`) outside of all these elements. */
export const useLeaving = (
  isActive: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onLeave: (event: Event) => void,
) => {
  const onEvent = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    if (!inside.some(({ current }) => current && path.includes(current))) onLeave(event);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const listen = (event: Event) => onEvent(event);
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, listen, { capture: true, signal });
    return () => leaving.abort();
  }, [isActive]);
};
