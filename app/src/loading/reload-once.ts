/**
 * The storage keys of the time when the page last reloaded itself, in milliseconds: because a file did not load, and
 * because a file did not load at first but a later request for it succeeded.
 */
const marks = { missing: 'reloadedForLostFile', here: 'reloadedForFoundFile' };
type Reason = keyof typeof marks;

/** A reload has helped if the page started and stayed open for this long. */
const HELPED_AFTER_MS = 60_000;

/** Whether the mark of an earlier reload allows another; undefined where storage is blocked or does not persist. */
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

/** The browser's navigation type. */
const isReload = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
};

/** Reloads the page, unless it was reloaded for this reason and that has not helped. Returns whether it reloads. */
export const reloadOnce = (reason: Reason = 'missing'): boolean => {
  if (!(isDueByMark(reason) ?? !isReload())) return false;
  window.location.reload();
  return true;
};

/**
 * A page that started may reload again, but not at once: the reason may be in one of its components. A page that only
 * shows an error has not started: behind a gateway that is slow to return an error, it would reload for ever.
 */
export const clearReloadMark = (): void => {
  try {
    sessionStorage.removeItem(marks.here);
    // A mark that is not a number counts as none.
    const isRecent = Math.abs(Date.now() - Number(sessionStorage.getItem(marks.missing))) <= HELPED_AFTER_MS;
    if (!isRecent) sessionStorage.removeItem(marks.missing);
  } catch {
    // Then there is no mark either.
  }
};
