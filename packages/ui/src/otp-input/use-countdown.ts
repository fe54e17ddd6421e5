import { useEffect, useState } from 'react';
import { getMillisecondsToNextSecond, getSecondsLeft } from './seconds-left.ts';

/**
 * The whole seconds until a deadline; 0 once it has passed. They are computed from the clock on each tick, so that they
 * are correct immediately after a tab was suspended or the page was reloaded.
 * @param deadline in epoch ms
 * @param now the clock, in epoch ms; for tests and stories
 */
export const useCountdown = (deadline: number, now: () => number = Date.now): number => {
  const [currentTime, setCurrentTime] = useState(now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const time = now();
      setCurrentTime(time);
      if (time < deadline) timer = setTimeout(tick, getMillisecondsToNextSecond(deadline, time));
    };
    tick();
    // Browsers throttle a hidden tab's timers: read the clock again when it becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, now]);

  return getSecondsLeft(deadline, currentTime);
};
