/** The value that a share of the samples does not exceed, by nearest rank. */
export const percentile = (samples: readonly number[], share: number): number => {
  if (samples.length === 0)
    throw new Error('No samples, so there is no percentile: nothing was timed. Run at least one round.');
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

export const p95 = (samples: readonly number[]): number => percentile(samples, 0.95);

/** The middle sample; for an even number the mean of the two in the middle. */
export const median = (samples: readonly number[]): number => {
  const middle = samples.length / 2;
  const upper = percentile(samples, (Math.floor(middle) + 1) / samples.length);
  return Number.isInteger(middle) ? (percentile(samples, 0.5) + upper) / 2 : upper;
};
