import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { analytics } from './platform/analytics.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** At every change of route: a page view, her place on the page, and focus on the new content (WCAG 2.4.3). */
export const RouteChanges = () => {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useScrollMemory();

  useEffect(() => {
    // Without the slug: no page a mother opens is told to anyone (decision T-13).
    const route = pathname.startsWith('/session/') ? '/session/:slug' : pathname;
    analytics.capture('$pageview', { $current_url: window.location.origin + route });
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // Lazy screens put their heading there later, and a screen may focus a field of its own.
    requestAnimationFrame(() => {
      const heading = document.querySelector('h1');
      if (heading && document.activeElement === document.body) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    });
  }, [pathname]);
  return null;
};
