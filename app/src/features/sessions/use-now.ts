import { useEffect, useSyncExternalStore } from 'react';
import { clock } from '../../platform/clock.ts';
import { type SessionTimes, getNextChange } from './session-phase.ts';

/** How often an open page reads the clock again (decision T-05). */
const INTERVAL_MS = 15_000;

/** The same time for all components of the page, and one timer while any of them subscribes. */
const createTicker = () => {
  const listeners = new Set<() => void>();
  let now = 0;
  let stop = () => {};
  const readClock = () => {
    now = clock.now();
    for (const listener of listeners) listener();
  };
  const start = () => {
    // React reads again after subscribing: the rendered moment may be outdated.
    now = clock.now();
    let timer: ReturnType<typeof setTimeout>;
    // On whole quarters of a minute, so that a session that begins at ten is live at ten.
    const scheduleNext = () => {
      timer = setTimeout(
        () => {
          readClock();
          scheduleNext();
        },
        INTERVAL_MS - (clock.now() % INTERVAL_MS),
      );
    };
    scheduleNext();
    // A hidden tab's timers stop.
    document.addEventListener('visibilitychange', readClock);
    const unsubscribe = clock.subscribe(readClock);
    stop = () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', readClock);
    };
  };
  return {
    readClock,
    /** After a while without subscribers the clock is read now. It is constant during a render. */
    get: () => {
      if (listeners.size === 0 && Math.abs(clock.now() - now) > INTERVAL_MS) now = clock.now();
      return now;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
};

const ticker = createTicker();

const NO_SESSIONS: readonly SessionTimes[] = [];

/**
 * The present moment, in milliseconds since 1970, updated while the page is open: four times a minute, at once when
 * the user returns to it, and at every change of one of these sessions.
 */
export const useNow = (sessions: readonly SessionTimes[] = NO_SESSIONS): number => {
  const now = useSyncExternalStore(ticker.subscribe, ticker.get);
  const next = sessions.reduce((first, session) => Math.min(first, getNextChange(session, now)), Infinity);
  useEffect(() => {
    // A later read waits for what is further off: a long timer would miss a correction of the clock.
    if (next - now > INTERVAL_MS) return undefined;
    const timer = setTimeout(ticker.readClock, next - clock.now());
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
};
