/** `pnpm lab bench --check`: has ours lost ground to its peers since the last committed run? */
import { isTooNoisy, percent, renderNoise } from './noise.ts';
import { base, type Standing, standingOfBytes, standingsOf } from './ratios.ts';
import type { BenchRun } from './record.ts';
import type { Unit } from './subject.ts';

/** What the same code shows from run to run on a quiet machine. Bytes are counted: they only round. */
const LEAST_TOLERANCE: Readonly<Record<Unit, number>> = { ms: 0.1, frames: 0.1, kB: 0.01 };

/** Less than that, nobody notices, whatever share of the figure it is. */
const UNNOTICED: Readonly<Record<Unit, number>> = { ms: 2, frames: 1, kB: 0.1 };

export type Verdict = { fails: boolean; lines: readonly string[] };

const standings = ({ subjects, bytes }: BenchRun) => [
  ...subjects.flatMap(standingsOf),
  ...bytes.flatMap(standingOfBytes),
];

const tenths = (value: number) => Math.round(value * 10) / 10;

const shown = ({ ours, unit, peer, best, ratio }: Standing) =>
  `${tenths(ours)} ${unit} beside ${tenths(best)} of ${peer} (${ratio.toFixed(2)} ×)`;

/** Whether ours has more than it may have beside the best peer of today. */
const judge = (before: Standing, now: Standing) => {
  const { unit } = now;
  const tolerance =
    unit === 'kB' ? LEAST_TOLERANCE.kB : Math.max(LEAST_TOLERANCE[unit], before.noise, now.noise);
  const most = before.ratio * (1 + tolerance) * (now.best + base(unit)) - base(unit);
  return { tolerance, isLost: now.ours > most + UNNOTICED[unit] };
};

/** A contestant of ours that failed has lost, whatever it was before. */
const ownFailures = ({ subjects }: BenchRun) =>
  subjects.flatMap(({ title, contestants: [ours] }) =>
    ours?.failure === undefined ? [] : [`✗ ${title}: ours failed: ${ours.failure}`],
  );

/** Of the committed run only what was run again. */
const sameParts = (committed: BenchRun, current: BenchRun): BenchRun => {
  const folders = new Set(current.subjects.map(({ folder }) => folder));
  return {
    ...committed,
    subjects: committed.subjects.filter(({ folder }) => folders.has(folder)),
    bytes: committed.bytes.filter(({ folder }) => folders.has(folder)),
  };
};

/** A figure that was compared before and is not any more says nothing of ours: that must not pass for well. */
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

/** Compares how ours stands beside the best peer with how it stood in the last committed run. */
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
