import type { MutantResult } from './run-mutants.ts';

/** Why a mutant may pass the verification; undefined if it must fail. */
export const getReasonToPass = ({ isRead, isEquivalent }: MutantResult): string | undefined => {
  if (!isRead) return 'the client does not read it';
  if (isEquivalent) return 'the client gives the same result';
  return undefined;
};

const describeResult = ({ example, mutant }: MutantResult) =>
  `${example.interaction.description} | ${mutant.target} | ${mutant.kind}`;

const formatPercent = (count: number, total: number) => `${((100 * count) / total).toFixed(1)} %`;

const computeScore = (results: readonly MutantResult[]) => {
  const relevantResults = results.filter(
    (result) => result.isDetected || getReasonToPass(result) === undefined,
  );
  const detected = relevantResults.filter(({ isDetected }) => isDetected).length;
  return `${detected} of ${relevantResults.length} wrong responses caught (${formatPercent(detected, relevantResults.length)})`;
};

/** Formats the score per operation and in total, and every mutant that passed, with its reason. */
export const formatScores = (results: readonly MutantResult[]): string => {
  const operations = Object.groupBy(results, ({ example }) => example.operation);
  const survivors = results.filter(({ isDetected }) => !isDetected);
  return [
    'Provider mutations, at the paths that the client reads',
    ...Object.entries(operations).map(
      ([operation, operationResults]) => `  ${operation}: ${computeScore(operationResults)}`,
    ),
    `  all: ${computeScore(results)}`,
    `Passed the verification: ${survivors.length} of ${results.length} wrong responses`,
    ...survivors.map((result) => `  ${describeResult(result)}: ${getReasonToPass(result) ?? 'NO REASON'}`),
  ].join('\n');
};
