import { type RefObject, useLayoutEffect } from 'react';
import { BOTTOM_BAR } from './bottom-bar.ts';

/** A bar that is higher leaves too little of the page: then it stands at the end of the content. */
const MOST_OF_WINDOW = 1 / 3;

export const isTooHigh = (height: number, windowHeight: number): boolean =>
  height > windowHeight * MOST_OF_WINDOW;

/** Says the bar's height to the page, and marks one that large text has made too high to stay in view. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>, slot: Element | null): void => {
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box || !slot) return undefined;
    const root = document.documentElement.style;
    const tell = () => {
      const { height } = box.getBoundingClientRect();
      const wasHigh = box.hasAttribute('data-high');
      const isHigh = box.toggleAttribute('data-high', isTooHigh(height, window.innerHeight));
      // What has the focus, such as a place that was just taken, goes with the bar: the page follows it.
      if (isHigh && !wasHigh && box.contains(document.activeElement))
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      // On a phone on its side it does not stick, however low it is.
      const isOver = getComputedStyle(box).position === 'sticky';
      root.setProperty(BOTTOM_BAR, isOver ? `${height}px` : 'env(safe-area-inset-bottom, 0px)');
    };
    tell();
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(tell);
    sizes?.observe(box);
    window.addEventListener('resize', tell);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', tell);
      root.removeProperty(BOTTOM_BAR);
    };
  }, [bar, slot]);
};
