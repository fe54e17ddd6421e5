/** The minimum time that is left after a pause, in ms: enough to notice that the toast is about to close. */
export const MIN_REMAINING_MS = 1000;

export type Timer = { run: () => void; pause: () => void };

/** Calls `onEnd` after `duration` ms of running. It starts paused and can be paused any number of times. */
export const createTimer = (duration: number, onEnd: () => void): Timer => {
  let remaining = duration;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;
  return {
    run: () => {
      if (handle !== undefined || remaining === Infinity) return;
      startedAt = Date.now();
      handle = setTimeout(onEnd, remaining);
    },
    pause: () => {
      if (handle === undefined) return;
      clearTimeout(handle);
      handle = undefined;
      remaining = Math.max(MIN_REMAINING_MS, remaining - (Date.now() - startedAt));
    },
  };
};
