/** The minimum time that is left after a pause, in ms: enough to notice that the toast is about to close. */
export const SHORTEST_REST = 1000;

export type Timer = { run: () => void; pause: () => void };

/** Calls `onEnd` after `duration` ms of running. It starts paused and can be paused any number of times. */
export const createTimer = (duration: number, onEnd: () => void): Timer => {
  let rest = duration;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;
  return {
    run: () => {
      if (handle !== undefined || rest === Infinity) return;
      startedAt = Date.now();
      handle = setTimeout(onEnd, rest);
    },
    pause: () => {
      if (handle === undefined) return;
      clearTimeout(handle);
      handle = undefined;
      rest = Math.max(SHORTEST_REST, rest - (Date.now() - startedAt));
    },
  };
};
