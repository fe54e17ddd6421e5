import { useEffect } from 'react';
import { isTransitionRunning } from './arriving.ts';

/**
 * A tap that comes while the browser takes its pictures of a page hits the document and nothing in it (CSS View
 * Transitions 1, "rendering suppression"). Where it meant a link of the bars, which stand where they stood, the link is
 * followed once it can be found; what a tap elsewhere was meant for may be gone.
 */
export const useHeldTaps = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (target !== root) return;
      const follow = () => {
        const there = document.elementFromPoint(clientX, clientY);
        if (there === root && isTransitionRunning()) requestAnimationFrame(follow);
        else there?.closest<HTMLElement>('nav a')?.click();
      };
      follow();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
};
