import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from './i18n/public-text.ts';
import { analytics } from './platform/analytics.ts';
import { publicRouteOf } from './public-routes.tsx';

/**
 * At every change of route: a page view, the page's title, the top of the page, and focus on the new
 * content (WCAG 2.4.2, 2.4.3). The product names its own screens.
 */
export const RouteChanges = () => {
  const { pathname } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    // Without the slug: no page a mother opens is told to anyone (decision T-13).
    const route = pathname.startsWith('/session/') ? '/session/:slug' : pathname;
    const title = publicRouteOf(pathname)?.title;
    if (title) document.title = t(title);
    analytics.capture('$pageview', { $current_url: window.location.origin + route });
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
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
