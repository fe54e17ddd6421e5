/**
 * Who runs when: every contestant once a round, each round beginning with the next of them, so that neither a
 * busy minute nor the place behind a greedy neighbour falls on one alone.
 */
export const roundsOf = <Contestant>(
  contestants: readonly Contestant[],
  rounds: number,
): readonly (readonly Contestant[])[] =>
  Array.from({ length: rounds }, (_, round) => {
    const first = round % contestants.length;
    return [...contestants.slice(first), ...contestants.slice(0, first)];
  });
