/** `pnpm lab bench --check`: whether our components have become slower than their peers since the last committed run. */
import { isTooNoisy, percent, renderNoise } from './noise.ts';
import { base, type Standing, standingOfBytes, standingsOf } from './ratios.ts';
import type { BenchRun } from './record.ts';
import type { Unit } from './subject.ts';

/** The difference between runs of the same code on a quiet machine. Bytes differ by rounding only. */
const LEAST_TOLERANCE: Readonly<Record<Unit, number>> = { ms: 0.1, frames: 0.1, kB: 0.01 };

/** Smaller differences are not noticeable, whatever their share of the figure. */
const UNNOTICED: Readonly<Record<Unit, number>> = { ms: 2, frames: 1, kB: 0.1 };

export type Verdict = { fails: boolean; lines: readonly string[] };

const standings = ({ subjects, bytes }: BenchRun) => [
  ...subjects.flatMap(standingsOf),
  ...bytes.flatMap(standingOfBytes),
];

const tenths = (value: number) => Math.round(value * 10) / 10;

const shown = ({ ours, unit, peer, best, ratio }: Standing) =>
  `${tenths(ours)} ${unit} beside ${tenths(best)} of ${peer} (${ratio.toFixed(2)} ×)`;

/** Whether ours exceeds the permitted ratio to the best peer of this run. */
const judge = (before: Standing, now: Standing) => {
  const { unit } = now;
  const tolerance =
    unit === 'kB' ? LEAST_TOLERANCE.kB : Math.max(LEAST_TOLERANCE[unit], before.noise, now.noise);
  const most = before.ratio * (1 + tolerance) * (now.best + base(unit)) - base(unit);
  return { tolerance, isLost: now.ours > most + UNNOTICED[unit] };
};

/** A failure of our contestant counts as a loss. */
const ownFailures = ({ subjects }: BenchRun) =>
  subjects.flatMap(({ title, contestants: [ours] }) =>
    ours?.failure === undefined ? [] : [`✗ ${title}: ours failed: ${ours.failure}`],
  );

/** The part of the committed run that was run again. */
const sameParts = (committed: BenchRun, current: BenchRun): BenchRun => {
  const folders = new Set(current.subjects.map(({ folder }) => folder));
  return {
    ...committed,
    subjects: committed.subjects.filter(({ folder }) => folders.has(folder)),
    bytes: committed.bytes.filter(({ folder }) => folders.has(folder)),
  };
};

/** A figure of the committed run that is missing now is reported: it must not count as passed. */
const goneSince = (committed: BenchRun, current: BenchRun) => {
  const names = new Set(standings(current).map(({ name }) => name));
  return standings(committed).flatMap(({ name }) =>
    names.has(name) ? [] : [`✗ ${name}: in the committed run, and not in this one`],
  );
};

const noisySubjects = (run: string, { subjects }: BenchRun) =>
  subjects.flatMap(({ title, pace }) =>
    isTooNoisy(pace) ? [`✗ ${run} says nothing of "${title}". ${renderNoise(pace)}`] : [],
  );

/** Compares the ratio of ours to the best peer with that of the last committed run. */
export const check = (committed: BenchRun, current: BenchRun): Verdict => {
  const tooNoisy = [
    ...noisySubjects('The committed run', sameParts(committed, current)),
    ...noisySubjects('This run', current),
  ];
  if (tooNoisy.length > 0) return { fails: true, lines: tooNoisy };

  const before = new Map(standings(committed).map((standing) => [standing.name, standing]));
  const compared = standings(current).map((now) => {
    const then = before.get(now.name);
    if (!then) return { isLost: false, line: `· ${now.name}: ${shown(now)}; new, nothing to compare with` };
    const { tolerance, isLost } = judge(then, now);
    return {
      isLost,
      line: `${isLost ? '✗' : '✓'} ${now.name}: ${shown(now)}; committed ${shown(then)}; noise ${percent(tolerance)}`,
    };
  });
  const failures = [...ownFailures(current), ...goneSince(sameParts(committed, current), current)];
  const lost = compared.filter(({ isLost }) => isLost).length;
  const fails = lost + failures.length > 0;
  const summary = fails
    ? `Ours lost ground in ${lost} of ${compared.length} figures; ${failures.length} could not be compared. Find the commit, or commit a new run and say in it why the loss is right.`
    : `No ground lost in ${compared.length} figures.`;
  return { fails, lines: [...compared.map(({ line }) => line), ...failures, summary] };
};
