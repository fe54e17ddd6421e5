import { useEffect, useEffectEvent } from 'react';

/**
 * Looks what other tabs have done: at once where the browser tells, and when a page comes back that was
 * out of sight, frozen, or kept for Back (https://web.dev/articles/bfcache): such a page is told nothing.
 */
export const useFollowedTabs = (...looks: (() => void)[]): void => {
  const look = useEffectEvent(() => {
    for (const follow of looks) follow();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onEvent = () => look();
    window.addEventListener('storage', onEvent, { signal });
    window.addEventListener('pageshow', onEvent, { signal });
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, onEvent, { signal });
    return () => stop.abort();
  }, []);
};
