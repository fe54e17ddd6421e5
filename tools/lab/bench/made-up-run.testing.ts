/** Invented runs for tests. */
import type { BenchRun, ContestantRecord, SubjectRecord } from './record.ts';

/** A contestant with the same time in all rounds, or with these times. */
export const contestant = (
  title: string,
  figures: Readonly<Record<string, number | readonly number[]>>,
): ContestantRecord => ({
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
export const subject = (...contestants: ContestantRecord[]): SubjectRecord => ({
  title: 'A list, desktop',
  folder: 'list',
  screen: 'desktop',
  measures: [
    { title: 'open', unit: 'ms' },
    { title: 'dropped', unit: 'frames' },
  ],
  contestants,
  pace: [80, 80, 81, 82, 80],
});

export const run = (subjects: readonly SubjectRecord[], changes: Partial<BenchRun> = {}): BenchRun => ({
  date: '2026-01-01',
  browser: '1.0',
  cores: 2,
  slowdown: 4,
  rounds: 3,
  versions: { peer: '1.0.0' },
  bytes: [],
  subjects,
  ...changes,
});
