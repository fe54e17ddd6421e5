import { useEffect } from 'react';

/**
 * Looks what other tabs have done: at once where the browser tells, and when a page comes back that was
 * out of sight, frozen, or kept for Back (https://web.dev/articles/bfcache): such a page is told nothing.
 */
export const useFollowedTabs = (follow: () => void): void => {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('storage', follow, { signal });
    window.addEventListener('pageshow', follow, { signal });
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, follow, { signal });
    return () => stop.abort();
  }, [follow]);
};
