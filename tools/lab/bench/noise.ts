/** The noise of the machine, from repeated timings of a fixed loop. */
import { median, percentile } from './statistics.ts';

/** Above this noise, a difference between candidates may be caused by the machine. */
const MAX_NOISE = 0.15;

/** The spread of the middle 80 % of the samples, relative to the median. */
export const computeSpread = (samples: readonly number[]): number =>
  samples.length === 0 ? 0 : (percentile(samples, 0.9) - percentile(samples, 0.1)) / median(samples);

export const isTooNoisy = (calibrationSamples: readonly number[]): boolean =>
  computeSpread(calibrationSamples) > MAX_NOISE;

export const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;

/** A sentence about the noise of the machine, for readers of the figures. */
export const renderNoise = (calibrationSamples: readonly number[]): string => {
  if (calibrationSamples.length === 0) return 'How evenly the machine ran was not measured.';
  const duration = `A fixed loop took ${Math.round(median(calibrationSamples))} ms in the median of ${calibrationSamples.length} times`;
  const spread = `the middle eight tenths of them span ${formatPercent(computeSpread(calibrationSamples))} of that`;
  return isTooNoisy(calibrationSamples)
    ? `${duration}; ${spread}. **That is too noisy to compare** (more than ${formatPercent(MAX_NOISE)}): the machine did other things meanwhile. Run it again on a quiet one.`
    : `${duration}; ${spread}: quiet enough to compare (${formatPercent(MAX_NOISE)} at most).`;
};

/** The same for a complete run: each benchmark separately, since the machine may become slower. */
export const renderNoiseOfRun = (samplesByBenchmark: readonly (readonly number[])[]): string => {
  const measured = samplesByBenchmark.filter(({ length }) => length > 0);
  if (measured.length === 0) return renderNoise([]);
  const duration = Math.round(median(measured.flat()));
  const worst = formatPercent(Math.max(...measured.map(computeSpread)));
  const noisy = measured.filter(isTooNoisy).length;
  const verdict =
    noisy === 0
      ? `quiet enough to compare (${formatPercent(MAX_NOISE)} at most).`
      : `**too noisy to compare in ${noisy} of ${measured.length} parts** (more than ${formatPercent(MAX_NOISE)}), which say so.`;
  return `A fixed loop before each visit took ${duration} ms in the median. In the noisiest part the middle eight tenths of its times span ${worst} of their median: ${verdict}`;
};
