/** The plot's axis: how many times ours, by doublings. What lies outside is drawn at the end. */
export const TICKS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;

const [FIRST, LAST] = [TICKS[0], TICKS[6]];

/** Where a ratio stands between the ends of the axis, from 0 to 1. */
export const placeOf = (ratio: number): number => {
  const held = Math.min(LAST, Math.max(FIRST, ratio));
  return Math.log2(held / FIRST) / Math.log2(LAST / FIRST);
};

export const isOutside = (ratio: number): boolean => ratio < FIRST || ratio > LAST;

export const tickLabel = (tick: number): string => (tick < 1 ? `1/${1 / tick}` : String(tick));
