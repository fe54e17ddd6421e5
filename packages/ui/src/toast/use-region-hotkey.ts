import { type RefObject, useEffect } from 'react';

/**
 * The event of React Aria when F6 is past the last of its landmarks: if cancelled, it moves to none (`useLandmark`).
 */
const AT_THE_END = 'react-aria-landmark-navigation';

/** F6 moves focus to the toasts, as in a desktop's own windows, and from them back to where the focus was. */
export const useRegionHotkey = (
  ref: RefObject<HTMLElement | null>,
  cameFrom: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const go = (event: Event) => {
      const isInside = ref.current?.contains(document.activeElement);
      const target = isInside ? cameFrom.current : ref.current;
      if (!target?.isConnected) return;
      // The browser's own F6 moves focus to its address bar.
      event.preventDefault();
      target.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6' && !event.altKey && !event.defaultPrevented) go(event);
    };
    document.addEventListener('keydown', onKeyDown);
    // In an app whose landmarks are React Aria's, the toasts are among them.
    document.addEventListener(AT_THE_END, go);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(AT_THE_END, go);
    };
  }, [ref, cameFrom]);
};
