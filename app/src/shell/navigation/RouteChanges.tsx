import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { analytics } from '../../platform/analytics.ts';
import { canonicalRoute } from '../../routes/route-at.ts';
import { titleOf } from '../../routes/titles.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { whenHeadingArrives } from './when-heading-arrives.ts';

/** At every change of route: its title, a page view, the user’s place on the page, and focus on the new content (WCAG 2.4.2, 2.4.3). */
export const RouteChanges = () => {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useScrollMemory();

  useEffect(() => {
    document.title = titleOf(pathname);
    const route = canonicalRoute(pathname);
    // Both, since it may be told later, when the user is elsewhere (decision G-11).
    analytics.capture('$pageview', { $current_url: window.location.origin + route, $pathname: route });
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    return whenHeadingArrives((heading) => {
      // A screen may focus a field of its own, and the user may be somewhere else already.
      if (document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
  return null;
};
