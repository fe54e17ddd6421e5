import { useEffect, useSyncExternalStore } from 'react';
import { clock } from '../../platform/clock.ts';
import { type SessionTimes, nextChange } from './session-phase.ts';

/** How often a page that is left open looks at the clock again (decision T-05). */
const EVERY_MS = 15_000;

/** One moment for all parts of the page, and one timer for as long as one of them follows it. */
const createTicker = () => {
  const followers = new Set<() => void>();
  let now = 0;
  let stop = () => {};
  const look = () => {
    now = clock.now();
    for (const follower of followers) follower();
  };
  const start = () => {
    // React reads again once it follows: what was drawn may be of a while ago.
    now = clock.now();
    let timer: ReturnType<typeof setTimeout>;
    // On whole quarters of a minute: a session that begins at ten is live at ten.
    const wait = () => {
      timer = setTimeout(
        () => {
          look();
          wait();
        },
        EVERY_MS - (clock.now() % EVERY_MS),
      );
    };
    wait();
    // A hidden tab's timers stand still.
    document.addEventListener('visibilitychange', look);
    const unfollow = clock.subscribe(look);
    stop = () => {
      clearTimeout(timer);
      unfollow();
      document.removeEventListener('visibilitychange', look);
    };
  };
  return {
    look,
    /** Nobody has followed it for a while: then it is looked at now. It stands still while something is drawn. */
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
 * The present moment, in milliseconds since 1970, kept current while the page is open: four times a minute, at
 * once when the user comes back to it, and when something changes of one of these sessions.
 */
export const useNow = (sessions: readonly SessionTimes[] = NONE): number => {
  const now = useSyncExternalStore(ticker.subscribe, ticker.get);
  const next = sessions.reduce((first, session) => Math.min(first, nextChange(session, now)), Infinity);
  useEffect(() => {
    // What is further off is waited for by a later look: a long timer is set right by none.
    if (next - now > EVERY_MS) return undefined;
    const timer = setTimeout(ticker.look, next - clock.now());
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
};
