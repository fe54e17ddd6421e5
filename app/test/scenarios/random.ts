/** Seeded random numbers (mulberry32), so that a run can be repeated. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (end: number) => Math.floor(next() * end),
    oneOf: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!,
  };
};

export type Random = ReturnType<typeof createRandom>;
