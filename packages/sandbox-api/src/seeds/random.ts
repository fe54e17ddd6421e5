export type Random = {
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  /** True in `share` of the cases, 0 to 1. */
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
};

/**
 * The same numbers for the same seed, on every machine (mulberry32), so that the sample data is the same everywhere.
 */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)]!,
  };
}
