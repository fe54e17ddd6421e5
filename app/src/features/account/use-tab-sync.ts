import { useEffect, useEffectEvent } from 'react';

/**
 * Runs the checks when another tab may have changed the session: on a storage event, and when a page becomes visible
 * again after it was hidden, frozen, or in the back/forward cache (https://web.dev/articles/bfcache), because such a
 * page gets no events.
 */
export const useTabSync = (...checks: (() => void)[]): void => {
  const runChecks = useEffectEvent(() => {
    for (const check of checks) check();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onEvent = () => runChecks();
    window.addEventListener('storage', onEvent, { signal });
    window.addEventListener('pageshow', onEvent, { signal });
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, onEvent, { signal });
    return () => controller.abort();
  }, []);
};
