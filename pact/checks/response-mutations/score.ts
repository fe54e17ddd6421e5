import type { MutantResult } from './run-mutants.ts';

/** Why a mutant may pass the verification; undefined if it must fail. */
export const reasonToPass = ({ isRead, isEquivalent }: MutantResult): string | undefined => {
  if (!isRead) return 'the client does not read it';
  if (isEquivalent) return 'the client gives the same result';
  return undefined;
};

const name = ({ example, mutant }: MutantResult) =>
  `${example.interaction.description} | ${mutant.target} | ${mutant.kind}`;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const computeScore = (results: readonly MutantResult[]) => {
  const counted = results.filter((result) => result.isDetected || reasonToPass(result) === undefined);
  const caught = counted.filter(({ isDetected }) => isDetected).length;
  return `${caught} of ${counted.length} wrong responses caught (${percent(caught, counted.length)})`;
};

/** The score per operation and in total, and every mutant that passed, with its reason. */
export const scoreSheet = (results: readonly MutantResult[]): string => {
  const operations = Object.groupBy(results, ({ example }) => example.operation);
  const survivors = results.filter(({ isDetected }) => !isDetected);
  return [
    'Provider mutations, at the paths that the client reads',
    ...Object.entries(operations).map(([operation, own]) => `  ${operation}: ${computeScore(own)}`),
    `  all: ${computeScore(results)}`,
    `Passed the verification: ${survivors.length} of ${results.length} wrong responses`,
    ...survivors.map((result) => `  ${name(result)}: ${reasonToPass(result) ?? 'NO REASON'}`),
  ].join('\n');
};
