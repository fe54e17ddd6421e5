import { type RefObject, useEffect } from 'react';

/**
 * The event of React Aria when F6 is past the last of its landmarks: if cancelled, it moves to none (`useLandmark`).
 */
const PAST_LAST_LANDMARK = 'react-aria-landmark-navigation';

/** F6 moves focus to the toasts, as between the panes of a desktop app, and from them back to the previous element. */
export const useRegionHotkey = (
  ref: RefObject<HTMLElement | null>,
  previousFocus: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const toggleFocus = (event: Event) => {
      const isInside = ref.current?.contains(document.activeElement);
      const target = isInside ? previousFocus.current : ref.current;
      if (!target?.isConnected) return;
      // The browser's own F6 moves focus to its address bar.
      event.preventDefault();
      target.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6' && !event.altKey && !event.defaultPrevented) toggleFocus(event);
    };
    document.addEventListener('keydown', onKeyDown);
    // In an app whose landmarks are React Aria's, the toasts are among them.
    document.addEventListener(PAST_LAST_LANDMARK, toggleFocus);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(PAST_LAST_LANDMARK, toggleFocus);
    };
  }, [ref, previousFocus]);
};
