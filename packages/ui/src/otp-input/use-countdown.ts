import { useEffect, useState } from 'react';
import { millisecondsToNextSecond, secondsLeft } from './seconds-left.ts';

/**
 * The whole seconds until a moment; 0 once it has passed. It is worked out from the clock each time, so a
 * tab that slept or a page that was loaded again is right at once.
 * @param deadline the moment, in epoch ms
 * @param now the clock, in epoch ms; for tests and stories
 */
export const useCountdown = (deadline: number, now: () => number = Date.now): number => {
  const [clock, setClock] = useState(now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const time = now();
      setClock(time);
      if (time < deadline) timer = setTimeout(tick, millisecondsToNextSecond(deadline, time));
    };
    tick();
    // A hidden tab's timers are held back: look at the clock when it is seen again.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, now]);

  return secondsLeft(deadline, clock);
};
