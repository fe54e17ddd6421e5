/** When the page last reloaded itself, in milliseconds: for a file that could not be had, and for one that has come. */
const marks = { missing: 'reloadedForLostFile', here: 'reloadedForFoundFile' };
type Reason = keyof typeof marks;

/** A reload after which the page began, and went on for as long, has helped. */
const HELPED_AFTER_MS = 60_000;

/** Whether the mark of an earlier reload allows another; undefined where storage is blocked, or keeps nothing. */
const isDueByMark = (reason: Reason): boolean | undefined => {
  try {
    if (sessionStorage.getItem(marks[reason]) !== null) return false;
    const now = String(Date.now());
    sessionStorage.setItem(marks[reason], now);
    return sessionStorage.getItem(marks[reason]) === now ? true : undefined;
  } catch {
    return undefined;
  }
};

/** The browser's own word on how this page was opened. */
const isReload = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Reloads the page, unless it has been done and has not helped; whether it does. */
export const reloadOnce = (reason: Reason = 'missing'): boolean => {
  if (!(isDueByMark(reason) ?? !isReload())) return false;
  window.location.reload();
  return true;
};

/**
 * A page that began well may reload itself again, though not at once: the reason may be in a part of it. A page that
 * only says what is wrong has not begun: behind a gateway that refuses slowly it would reload itself for ever.
 */
export const noteBegun = (): void => {
  try {
    sessionStorage.removeItem(marks.here);
    // Also a mark that is no time is none.
    const isRecent = Math.abs(Date.now() - Number(sessionStorage.getItem(marks.missing))) <= HELPED_AFTER_MS;
    if (!isRecent) sessionStorage.removeItem(marks.missing);
  } catch {
    // There is no mark either.
  }
};
