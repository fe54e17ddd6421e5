import type { Trial } from './trials.ts';

/** Why a mutant may pass the verification; undefined if it must fail. */
export const reasonToPass = ({ isRead, isHarmless }: Trial): string | undefined => {
  if (!isRead) return 'the client does not read it';
  if (isHarmless) return 'the client gives the same result';
  return undefined;
};

const name = ({ example, mutant }: Trial) =>
  `${example.interaction.description} | ${mutant.target} | ${mutant.kind}`;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const computeScore = (trials: readonly Trial[]) => {
  const counted = trials.filter((trial) => trial.isCaught || reasonToPass(trial) === undefined);
  const caught = counted.filter(({ isCaught }) => isCaught).length;
  return `${caught} of ${counted.length} wrong responses caught (${percent(caught, counted.length)})`;
};

/** The score per operation and in total, and every mutant that passed, with its reason. */
export const scoreSheet = (trials: readonly Trial[]): string => {
  const operations = Object.groupBy(trials, ({ example }) => example.operation);
  const survivors = trials.filter(({ isCaught }) => !isCaught);
  return [
    'Provider mutations, at the paths that the client reads',
    ...Object.entries(operations).map(([operation, own]) => `  ${operation}: ${computeScore(own)}`),
    `  all: ${computeScore(trials)}`,
    `Passed the verification: ${survivors.length} of ${trials.length} wrong responses`,
    ...survivors.map((trial) => `  ${name(trial)}: ${reasonToPass(trial) ?? 'NO REASON'}`),
  ].join('\n');
};
