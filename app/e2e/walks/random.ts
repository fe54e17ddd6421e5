/** A stream of numbers in [0, 1) that a seed decides: the same walk on every machine (mulberry32). */
export type Random = () => number;

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Something to choose, and how often beside the others. */
export type Weighted<Choice> = readonly [weight: number, choice: Choice];

/** One of them, by weight. @throws RangeError when there is nothing to choose. */
export const pick = <Choice>(random: Random, choices: readonly Weighted<Choice>[]): Choice => {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new RangeError('There is nothing to choose from.');
  return last[1];
};

/** A whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
