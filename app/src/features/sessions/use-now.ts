import { useEffect, useState } from 'react';
import { clock } from '../../platform/clock.ts';

/** How often a page that is left open looks at the clock again (decision T-05). */
const EVERY_MS = 15_000;

/**
 * The present moment, in milliseconds since 1970, kept current while the page is open, and at once when
 * the user comes back to it: a hidden tab's timers stand still.
 */
export const useNow = (): number => {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const look = () => setNow(clock.now());
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    const stop = clock.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
};
