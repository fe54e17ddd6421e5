import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** What React Aria says when F6 has come to the last landmark: cancelled, it goes on to none (`useLandmark`). */
const AT_THE_END = 'react-aria-landmark-navigation';

const isInside = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toast-region]') !== null;

/** F6 goes to the toasts, and from them back to where the focus was: on most pages they are the only landmark it knows. */
export const useWayBack = () => {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const stay = (event: Event) => {
      if (isInside(event.target) && cameFrom.current?.isConnected) event.preventDefault();
    };
    document.addEventListener(AT_THE_END, stay);
    return () => document.removeEventListener(AT_THE_END, stay);
  }, []);
  return {
    noteFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) cameFrom.current = relatedTarget;
    },
    /** Whether the key was for it. */
    goBack: (event: KeyboardEvent): boolean => {
      if (event.key !== 'F6' || !cameFrom.current?.isConnected) return false;
      // The browser's own F6 goes to its address bar.
      event.preventDefault();
      cameFrom.current.focus();
      return true;
    },
  };
};
