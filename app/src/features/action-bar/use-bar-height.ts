import { type RefObject, useLayoutEffect } from 'react';
import { BOTTOM_BAR } from './bottom-bar.ts';

/** A bar that is higher leaves too little of the page: then it stands at the end of the content. */
const MOST_OF_WINDOW = 1 / 3;

/** Says the bar's height to the page, and marks one that large text has made too high to stay in view. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>, slot: Element | null): void => {
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box || !slot) return undefined;
    const root = document.documentElement.style;
    const tell = () => {
      const height = box.offsetHeight;
      // What has the focus, such as a place that was just taken, goes with the bar: the page follows it.
      if (box.toggleAttribute('data-high', height > window.innerHeight * MOST_OF_WINDOW))
        box.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
      // On a phone on its side it does not stick, however low it is.
      root.setProperty(BOTTOM_BAR, getComputedStyle(box).position === 'sticky' ? `${height}px` : '0px');
    };
    tell();
    // jsdom has none.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(tell) : null;
    sizes?.observe(box);
    window.addEventListener('resize', tell);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', tell);
      root.removeProperty(BOTTOM_BAR);
    };
  }, [bar, slot]);
};
