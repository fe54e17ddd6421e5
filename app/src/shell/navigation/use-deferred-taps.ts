import { useEffect } from 'react';
import { isTransitionRunning } from './arriving.ts';

/**
 * While the browser captures a page, taps hit the document instead of its elements (CSS View Transitions 1, "rendering
 * suppression"). If a tap was on a link of the bars, whose position does not change, the link is followed after the
 * capture; the target of any other tap may have been removed.
 */
export const useDeferredTaps = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (target !== root) return;
      const follow = () => {
        const element = document.elementFromPoint(clientX, clientY);
        if (element === root && isTransitionRunning()) requestAnimationFrame(follow);
        else element?.closest<HTMLElement>('nav a')?.click();
      };
      follow();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
};
