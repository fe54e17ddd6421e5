/**
 * The order of runs: every contestant once in each round, starting with the next one each time, so that a busy minute or the
 * contestant before does not affect only one.
 */
export const roundsOf = <Contestant>(
  contestants: readonly Contestant[],
  rounds: number,
): readonly (readonly Contestant[])[] =>
  Array.from({ length: rounds }, (_, round) => {
    const first = round % contestants.length;
    return [...contestants.slice(first), ...contestants.slice(0, first)];
  });
