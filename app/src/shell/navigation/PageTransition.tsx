import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE } from './page-transition.css.ts';

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One page of the product gives way to the next: the old one fades, the new one rises a little. React draws the
 * new page first and only then asks the browser for the change of pictures, so that no tap waits for it. Without
 * motion, without such a browser and with Back, which the browser must find as it was, the new page is there at once.
 */
export const PageTransition = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const page = <div key={pathname}>{children}</div>;
  if (prefersStill()) return page;
  return (
    <ViewTransition key={pathname} default="none" enter={PAGE} exit={PAGE}>
      {page}
    </ViewTransition>
  );
};
