import { useEffect, useSyncExternalStore } from 'react';
import { clock } from '../../platform/clock.ts';
import { type SessionTimes, nextChange } from './session-phase.ts';

/** How often an open page reads the clock again (decision T-05). */
const EVERY_MS = 15_000;

/** One moment for all components of the page, and one timer while any of them subscribes. */
const createTicker = () => {
  const followers = new Set<() => void>();
  let now = 0;
  let stop = () => {};
  const readClock = () => {
    now = clock.now();
    for (const follower of followers) follower();
  };
  const start = () => {
    // React reads again after subscribing: the rendered moment may be outdated.
    now = clock.now();
    let timer: ReturnType<typeof setTimeout>;
    // On whole quarters of a minute: a session that begins at ten is live at ten.
    const wait = () => {
      timer = setTimeout(
        () => {
          readClock();
          wait();
        },
        EVERY_MS - (clock.now() % EVERY_MS),
      );
    };
    wait();
    // A hidden tab's timers stop.
    document.addEventListener('visibilitychange', readClock);
    const unfollow = clock.subscribe(readClock);
    stop = () => {
      clearTimeout(timer);
      unfollow();
      document.removeEventListener('visibilitychange', readClock);
    };
  };
  return {
    readClock,
    /** After a while without subscribers the clock is read now. It is constant during a render. */
    get: () => {
      if (followers.size === 0 && Math.abs(clock.now() - now) > EVERY_MS) now = clock.now();
      return now;
    },
    subscribe: (follower: () => void) => {
      followers.add(follower);
      if (followers.size === 1) start();
      return () => {
        followers.delete(follower);
        if (followers.size === 0) stop();
      };
    },
  };
};

const ticker = createTicker();

const NONE: readonly SessionTimes[] = [];

/**
 * The present moment, in milliseconds since 1970, updated while the page is open: four times a minute, at once when
 * the user returns to it, and at every change of one of these sessions.
 */
export const useNow = (sessions: readonly SessionTimes[] = NONE): number => {
  const now = useSyncExternalStore(ticker.subscribe, ticker.get);
  const next = sessions.reduce((first, session) => Math.min(first, nextChange(session, now)), Infinity);
  useEffect(() => {
    // A later read waits for what is further off: a long timer would miss a correction of the clock.
    if (next - now > EVERY_MS) return undefined;
    const timer = setTimeout(ticker.readClock, next - clock.now());
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
};
