/** Invented runs for tests. */
import type { BenchRun, CandidateRecord, BenchmarkRecord } from './record.ts';

/** A candidate with the same time in all rounds, or with these times. */
export const createCandidate = (
  title: string,
  figures: Readonly<Record<string, number | readonly number[]>>,
): CandidateRecord => ({
  title,
  figures: Object.fromEntries(
    Object.entries(figures).map(([measure, rounds]) => {
      const each = typeof rounds === 'number' ? [rounds, rounds, rounds] : rounds;
      return [
        measure,
        { value: each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0, rounds: each },
      ];
    }),
  ),
});

/** A list on a quiet machine: its opening time and dropped frames. */
export const createBenchmark = (...candidates: CandidateRecord[]): BenchmarkRecord => ({
  title: 'A list, desktop',
  folder: 'list',
  screen: 'desktop',
  measures: [
    { title: 'open', unit: 'ms' },
    { title: 'dropped', unit: 'frames' },
  ],
  candidates,
  calibrationSamples: [80, 80, 81, 82, 80],
});

export const createRun = (
  benchmarks: readonly BenchmarkRecord[],
  changes: Partial<BenchRun> = {},
): BenchRun => ({
  date: '2026-01-01',
  browser: '1.0',
  cores: 2,
  slowdown: 4,
  rounds: 3,
  versions: { peer: '1.0.0' },
  bytes: [],
  benchmarks,
  ...changes,
});
