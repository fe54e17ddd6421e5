import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { markArriving } from './arriving.ts';
import { PAGE_CLASS } from './page-transition.css.ts';
import { useDeferredTaps } from './use-deferred-taps.ts';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The transition between two pages: a snapshot of the previous page fades out; the new page moves up and accepts input
 * meanwhile. React renders the new page first and then starts the browser's transition, so that no tap waits for it.
 * Without motion, without browser support, and on Back, which must restore the page as it was, the new page appears
 * at once.
 */
export const PageTransition = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  useDeferredTaps();
  if (prefersReducedMotion()) return <div key={pathname}>{children}</div>;
  return (
    <ViewTransition key={pathname} default="none" exit={PAGE_CLASS}>
      <div ref={markArriving}>{children}</div>
    </ViewTransition>
  );
};
