/**
 * The storage keys of the time when the page last reloaded itself, in milliseconds: because a file did not load, and
 * because a file did not load at first but a later request for it succeeded.
 */
const reloadedAtKeys = { missing: 'reloadedForLostFile', recovered: 'reloadedForFoundFile' };
type Reason = keyof typeof reloadedAtKeys;

/** A reload has helped if the page started and stayed open for this long. */
const HELPED_AFTER_MS = 60_000;

/**
 * Whether the page may reload: not after an earlier reload for the same reason; undefined where storage is blocked or
 * does not persist.
 */
const claimReload = (reason: Reason): boolean | undefined => {
  try {
    if (sessionStorage.getItem(reloadedAtKeys[reason]) !== null) return false;
    const now = String(Date.now());
    sessionStorage.setItem(reloadedAtKeys[reason], now);
    return sessionStorage.getItem(reloadedAtKeys[reason]) === now ? true : undefined;
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
  if (!(claimReload(reason) ?? !isReload())) return false;
  window.location.reload();
  return true;
};

/**
 * A page that started may reload again, but not at once: the reason may be in one of its components. A page that only
 * shows an error has not started: behind a gateway that is slow to return an error, it would reload for ever.
 */
export const clearReloadTime = (): void => {
  try {
    sessionStorage.removeItem(reloadedAtKeys.recovered);
    // A time that is not a number counts as none.
    const isRecent =
      Math.abs(Date.now() - Number(sessionStorage.getItem(reloadedAtKeys.missing))) <= HELPED_AFTER_MS;
    if (!isRecent) sessionStorage.removeItem(reloadedAtKeys.missing);
  } catch {
    // Then no time is stored either.
  }
};
