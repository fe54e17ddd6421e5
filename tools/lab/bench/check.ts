/**
 * `pnpm lab bench --check`: whether our components have become slower than their peers since the last committed run.
 */
import { isTooNoisy, percent, renderNoise } from './noise.ts';
import { base, type PeerComparison, comparisonOfBytes, comparisonsOf } from './ratios.ts';
import type { BenchRun } from './record.ts';
import type { Unit } from './benchmark.ts';

/** The difference between runs of the same code on a quiet machine. Bytes differ by rounding only. */
const MIN_TOLERANCE: Readonly<Record<Unit, number>> = { ms: 0.1, frames: 0.1, kB: 0.01 };

/** Smaller differences are not noticeable, whatever their share of the figure. */
const IGNORED_DIFFERENCE: Readonly<Record<Unit, number>> = { ms: 2, frames: 1, kB: 0.1 };

export type Verdict = { fails: boolean; lines: readonly string[] };

const comparisons = ({ benchmarks, bytes }: BenchRun) => [
  ...benchmarks.flatMap(comparisonsOf),
  ...bytes.flatMap(comparisonOfBytes),
];

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const formatComparison = ({ ours, unit, peer, best, ratio }: PeerComparison) =>
  `${roundToTenth(ours)} ${unit} beside ${roundToTenth(best)} of ${peer} (${ratio.toFixed(2)} ×)`;

/** Whether ours exceeds the permitted ratio to the best peer of this run. */
const compareRatios = (before: PeerComparison, now: PeerComparison) => {
  const { unit } = now;
  const tolerance = unit === 'kB' ? MIN_TOLERANCE.kB : Math.max(MIN_TOLERANCE[unit], before.noise, now.noise);
  const limit = before.ratio * (1 + tolerance) * (now.best + base(unit)) - base(unit);
  return { tolerance, isLost: now.ours > limit + IGNORED_DIFFERENCE[unit] };
};

/** A failure of our candidate counts as a loss. */
const ownFailures = ({ benchmarks }: BenchRun) =>
  benchmarks.flatMap(({ title, candidates: [ours] }) =>
    ours?.failure === undefined ? [] : [`✗ ${title}: ours failed: ${ours.failure}`],
  );

/** The part of the committed run that was run again. */
const comparableParts = (committed: BenchRun, current: BenchRun): BenchRun => {
  const folders = new Set(current.benchmarks.map(({ folder }) => folder));
  return {
    ...committed,
    benchmarks: committed.benchmarks.filter(({ folder }) => folders.has(folder)),
    bytes: committed.bytes.filter(({ folder }) => folders.has(folder)),
  };
};

/** A figure of the committed run that is missing now is reported: it must not count as passed. */
const missingSince = (committed: BenchRun, current: BenchRun) => {
  const names = new Set(comparisons(current).map(({ name }) => name));
  return comparisons(committed).flatMap(({ name }) =>
    names.has(name) ? [] : [`✗ ${name}: in the committed run, and not in this one`],
  );
};

const noisyBenchmarks = (run: string, { benchmarks }: BenchRun) =>
  benchmarks.flatMap(({ title, calibrationSamples }) =>
    isTooNoisy(calibrationSamples)
      ? [`✗ ${run} is too noisy to compare "${title}". ${renderNoise(calibrationSamples)}`]
      : [],
  );

/** Compares the ratio of ours to the best peer with that of the last committed run. */
export const check = (committed: BenchRun, current: BenchRun): Verdict => {
  const noiseProblems = [
    ...noisyBenchmarks('The committed run', comparableParts(committed, current)),
    ...noisyBenchmarks('This run', current),
  ];
  if (noiseProblems.length > 0) return { fails: true, lines: noiseProblems };

  const before = new Map(comparisons(committed).map((comparison) => [comparison.name, comparison]));
  const compared = comparisons(current).map((now) => {
    const then = before.get(now.name);
    if (!then)
      return { isLost: false, line: `· ${now.name}: ${formatComparison(now)}; new, nothing to compare with` };
    const { tolerance, isLost } = compareRatios(then, now);
    return {
      isLost,
      line: `${isLost ? '✗' : '✓'} ${now.name}: ${formatComparison(now)}; committed ${formatComparison(then)}; noise ${percent(tolerance)}`,
    };
  });
  const failures = [...ownFailures(current), ...missingSince(comparableParts(committed, current), current)];
  const lost = compared.filter(({ isLost }) => isLost).length;
  const fails = lost + failures.length > 0;
  const summary = fails
    ? `Our component is slower relative to the alternatives in ${lost} of ${compared.length} figures; ${failures.length} could not be compared. Find the commit, or commit a new run and explain there why it may be slower.`
    : `Our component is not slower relative to the alternatives in ${compared.length} figures.`;
  return { fails, lines: [...compared.map(({ line }) => line), ...failures, summary] };
};
