import { useEffect, useState } from 'react';
import { millisecondsToNextSecond, secondsLeft } from './seconds-left.ts';

/**
 * The whole seconds until a deadline; 0 once it has passed. It is computed from the clock each time, so that it is
 * correct at once after a tab was suspended or a page reloaded.
 * @param deadline in epoch ms
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
    // Browsers throttle a hidden tab's timers: read the clock again when it becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, now]);

  return secondsLeft(deadline, clock);
};
