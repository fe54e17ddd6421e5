import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements that take the focus when pressed. */
const CONTROL =
  'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';

/** Keeps the focus after a press beside all controls, which would move it to `main`, where it is not visible. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target as Element).closest(CONTROL)) event.preventDefault();
};

const stopKeepingFocus = () => document.removeEventListener('mousedown', keepFocus, { capture: true });

/** While it is active, reports a press or focus (`focusin`) outside of all these elements and of toasts. */
export const useInteractOutside = (
  isActive: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onLeave: (event: Event) => void,
  press: 'pointerdown' | 'click' = 'pointerdown',
) => {
  const onEvent = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    // Toasts are shown over the open element and do not close it.
    if ((event.target as Element).closest?.('[data-react-aria-top-layer]')) return;
    if (inside.some(({ current }) => current && path.includes(current))) return;
    if (event.type === 'pointerdown') {
      document.addEventListener('mousedown', keepFocus, { capture: true, once: true });
      // A touch scroll causes no mousedown: the next press is a separate one.
      document.addEventListener('pointercancel', stopKeepingFocus, { once: true });
    }
    if (event.type !== 'pointerdown' || press === 'pointerdown') onLeave(event);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const listen = (event: Event) => onEvent(event);
    for (const type of ['pointerdown', press, 'focusin'])
      document.addEventListener(type, listen, { capture: true, signal });
    return () => listeners.abort();
  }, [isActive, press]);
};
