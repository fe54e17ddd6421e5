/**
 * `pnpm lab bench --check`: whether our components have become slower than their peers since the last committed run.
 */
import { isTooNoisy, formatPercent, renderNoise } from './noise.ts';
import { getOffset, type PeerComparison, compareBytes, compareWithBest } from './ratios.ts';
import type { BenchRun } from './record.ts';
import type { Unit } from './benchmark.ts';

/** The difference between runs of the same code on a quiet machine. Bytes differ by rounding only. */
const MIN_TOLERANCE: Readonly<Record<Unit, number>> = { ms: 0.1, frames: 0.1, kB: 0.01 };

/** Smaller differences are not noticeable, whatever their share of the figure. */
const IGNORED_DIFFERENCE: Readonly<Record<Unit, number>> = { ms: 2, frames: 1, kB: 0.1 };

export type Verdict = { fails: boolean; lines: readonly string[] };

const listComparisons = ({ benchmarks, bytes }: BenchRun) => [
  ...benchmarks.flatMap(compareWithBest),
  ...bytes.flatMap(compareBytes),
];

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const formatComparison = ({ ours, unit, peer, best, ratio }: PeerComparison) =>
  `${roundToTenth(ours)} ${unit} beside ${roundToTenth(best)} of ${peer} (${ratio.toFixed(2)} ×)`;

/** Whether ours exceeds the permitted ratio to the best peer of this run. */
const compareRatios = (committedByName: PeerComparison, currentComparison: PeerComparison) => {
  const { unit } = currentComparison;
  const tolerance =
    unit === 'kB'
      ? MIN_TOLERANCE.kB
      : Math.max(MIN_TOLERANCE[unit], committedByName.noise, currentComparison.noise);
  const limit =
    committedByName.ratio * (1 + tolerance) * (currentComparison.best + getOffset(unit)) - getOffset(unit);
  return { tolerance, isLost: currentComparison.ours > limit + IGNORED_DIFFERENCE[unit] };
};

/** A failure of our candidate counts as a loss. */
const findOwnFailures = ({ benchmarks }: BenchRun) =>
  benchmarks.flatMap(({ title, candidates: [ours] }) =>
    ours?.failure === undefined ? [] : [`✗ ${title}: ours failed: ${ours.failure}`],
  );

/** The benchmarks of the committed run that were run again. */
const selectComparable = (committed: BenchRun, current: BenchRun): BenchRun => {
  const folders = new Set(current.benchmarks.map(({ folder }) => folder));
  return {
    ...committed,
    benchmarks: committed.benchmarks.filter(({ folder }) => folders.has(folder)),
    bytes: committed.bytes.filter(({ folder }) => folders.has(folder)),
  };
};

/** Reports the figures of the committed run that are missing now, which must not count as passed. */
const findMissing = (committed: BenchRun, current: BenchRun) => {
  const names = new Set(listComparisons(current).map(({ name }) => name));
  return listComparisons(committed).flatMap(({ name }) =>
    names.has(name) ? [] : [`✗ ${name}: in the committed run, and not in this one`],
  );
};

const findNoisyBenchmarks = (run: string, { benchmarks }: BenchRun) =>
  benchmarks.flatMap(({ title, calibrationSamples }) =>
    isTooNoisy(calibrationSamples)
      ? [`✗ ${run} is too noisy to compare "${title}". ${renderNoise(calibrationSamples)}`]
      : [],
  );

/** Compares the ratio of ours to the best peer with that of the last committed run. */
export const check = (committed: BenchRun, current: BenchRun): Verdict => {
  const noiseProblems = [
    ...findNoisyBenchmarks('The committed run', selectComparable(committed, current)),
    ...findNoisyBenchmarks('This run', current),
  ];
  if (noiseProblems.length > 0) return { fails: true, lines: noiseProblems };

  const committedByName = new Map(
    listComparisons(committed).map((comparison) => [comparison.name, comparison]),
  );
  const compared = listComparisons(current).map((currentComparison) => {
    const committedComparison = committedByName.get(currentComparison.name);
    if (!committedComparison)
      return {
        isLost: false,
        line: `· ${currentComparison.name}: ${formatComparison(currentComparison)}; new, nothing to compare with`,
      };
    const { tolerance, isLost } = compareRatios(committedComparison, currentComparison);
    return {
      isLost,
      line: `${isLost ? '✗' : '✓'} ${currentComparison.name}: ${formatComparison(currentComparison)}; committed ${formatComparison(committedComparison)}; noise ${formatPercent(tolerance)}`,
    };
  });
  const failures = [
    ...findOwnFailures(current),
    ...findMissing(selectComparable(committed, current), current),
  ];
  const slowerCount = compared.filter(({ isLost }) => isLost).length;
  const fails = slowerCount + failures.length > 0;
  const summary = fails
    ? `Our component is slower relative to the alternatives in ${slowerCount} of ${compared.length} figures; ${failures.length} could not be compared. Find the commit, or commit a new run and explain there why it may be slower.`
    : `Our component is not slower relative to the alternatives in ${compared.length} figures.`;
  return { fails, lines: [...compared.map(({ line }) => line), ...failures, summary] };
};
