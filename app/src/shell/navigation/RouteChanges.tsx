import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { analytics } from '../../platform/analytics.ts';
import { getRoutePattern } from '../../routes/find-route.ts';
import { getDocumentTitle } from '../../routes/titles.ts';
import { announcement } from './RouteChanges.css.ts';
import { mayTakeFocus } from './may-take-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useAnnouncement } from './use-announcement.ts';
import { whenHeadingArrives } from './when-heading-arrives.ts';

/**
 * At every change of route: the title, which is also announced, a page view, the scroll position, and focus on the new
 * content (WCAG 2.4.2, 2.4.3, 4.1.3). The first page is left alone: the browser announces it.
 */
export const RouteChanges = () => {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  const [text, announce] = useAnnouncement();
  useScrollRestoration();

  // Before the screens' own effects: a screen with a more specific title sets it after this.
  useLayoutEffect(() => {
    document.title = getDocumentTitle(pathname);
  }, [pathname]);

  useEffect(() => {
    const route = getRoutePattern(pathname);
    // Both are captured now, because the event may be sent later, from another page (decision G-11).
    analytics.capture('$pageview', { $current_url: window.location.origin + route, $pathname: route });
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const focusedBefore = document.activeElement;
    return whenHeadingArrives((heading) => {
      announce(document.title);
      if (!mayTakeFocus(focusedBefore)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, announce]);
  // Always rendered, because a live region that is inserted with its text is not announced.
  return (
    <div aria-live="polite" className={announcement} data-page-name="">
      {text}
    </div>
  );
};
