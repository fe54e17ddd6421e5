/**
 * The order of runs: every candidate once in each round, starting with the next one each time, so that a busy minute or
 * the candidate before does not affect only one.
 */
export const createRounds = <Candidate>(
  candidates: readonly Candidate[],
  rounds: number,
): readonly (readonly Candidate[])[] =>
  Array.from({ length: rounds }, (_, round) => {
    const first = round % candidates.length;
    return [...candidates.slice(first), ...candidates.slice(0, first)];
  });
