import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { arrive } from './arriving.ts';
import { PAGE } from './page-transition.css.ts';
import { useHeldTaps } from './use-held-taps.ts';

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One page of the product gives way to the next: a picture of the old one fades, the new one rises a little and can be
 * used meanwhile. React draws the new page first and only then asks the browser for the change, so that no tap waits for
 * it. Without motion, without such a browser and with Back, which the browser must find as it was, the new page is there
 * at once.
 */
export const PageTransition = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  useHeldTaps();
  if (prefersStill()) return <div key={pathname}>{children}</div>;
  return (
    <ViewTransition key={pathname} default="none" exit={PAGE}>
      <div ref={arrive}>{children}</div>
    </ViewTransition>
  );
};
