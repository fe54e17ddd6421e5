import { type RefObject, useLayoutEffect } from 'react';
import { BOTTOM_BAR_HEIGHT_VAR } from './bottom-bar-height.ts';

/** A higher bar would leave too little of the page: it is then placed at the end of the content. */
const MAX_WINDOW_SHARE = 1 / 3;

/** Sets the bar's height as a CSS variable, and marks a bar that large text has made too high to stay in view. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>, slot: Element | null): void => {
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box || !slot) return undefined;
    const root = document.documentElement.style;
    const publishHeight = () => {
      const height = box.offsetHeight;
      // A focused element in the bar, such as a new enrolment notice, moves with it: the page scrolls to it.
      if (box.toggleAttribute('data-high', height > window.innerHeight * MAX_WINDOW_SHARE))
        box.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
      // On a phone in landscape it is not sticky, however low it is.
      root.setProperty(
        BOTTOM_BAR_HEIGHT_VAR,
        getComputedStyle(box).position === 'sticky' ? `${height}px` : '0px',
      );
    };
    publishHeight();
    // jsdom has no ResizeObserver.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(publishHeight) : null;
    observer?.observe(box);
    window.addEventListener('resize', publishHeight);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', publishHeight);
      root.removeProperty(BOTTOM_BAR_HEIGHT_VAR);
    };
  }, [bar, slot]);
};
