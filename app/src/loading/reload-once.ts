/** When the page last reloaded itself for a file that could not be had, in milliseconds. */
const RELOADED = 'reloadedForLostFile';

/** So soon, the reload has not helped: another one would go round in circles. */
const AGAIN_AFTER_MS = 60_000;

/** Whether the mark of an earlier reload allows another; undefined where storage is blocked, or keeps nothing. */
const isDueByMark = (): boolean | undefined => {
  try {
    const now = Date.now();
    if (Math.abs(now - Number(sessionStorage.getItem(RELOADED))) < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED, String(now));
    return sessionStorage.getItem(RELOADED) === String(now) ? true : undefined;
  } catch {
    return undefined;
  }
};

/** The browser's own word on how this page was opened. */
const isReload = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Reloads the page, unless it has just been done; whether it does. */
export const reloadOnce = (): boolean => {
  if (!(isDueByMark() ?? !isReload())) return false;
  window.location.reload();
  return true;
};
