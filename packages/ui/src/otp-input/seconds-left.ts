const MILLISECONDS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** Whole seconds from a time (epoch ms) to a deadline (epoch ms), rounded up; never below 0. */
export const getSecondsLeft = (deadline: number, time: number): number =>
  Math.max(0, Math.ceil((deadline - time) / MILLISECONDS_PER_SECOND));

/** How long the current result of {@link getSecondsLeft} stays valid, in ms. */
export const getMillisecondsToNextSecond = (deadline: number, time: number): number =>
  (deadline - time) % MILLISECONDS_PER_SECOND || MILLISECONDS_PER_SECOND;

/** Seconds in clock format: 24 is `0:24`. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
