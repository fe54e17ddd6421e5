/** Sounds that spellings exchange: Bengali v and b, Tamil k and g, `ɽ` written r or d, vowels. */
const SIMILAR_PAIRS = 'ie iy ey ou ao au vo vu kg td tɽ dɽ rɽ pb pf bf bv fv sC sj jC jy mn';
const similarPairs = new Set(
  SIMILAR_PAIRS.split(' ').flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);
const VOWEL = /[aeiouy]/;

// Costs were chosen with the names in packages/ui/test/spellings.
const SIMILAR_COST = 0.5;
const VOWEL_COST = 1;
const CONSONANT_COST = 2;
/** Of a short a that is written or not (Kamala, Kamla), and of an h. */
const FAINT_COST = 0.25;
/** Of a space that is written or not, of starting at a later word, and of ending before the last word. */
const WORD_COST = 0.5;
/** Of ending inside a word, which may be unfinished. */
const UNFINISHED_COST = 0.75;
const MAX_COST_PER_LETTER = 0.35;

const getSubstitutionCost = (a: string, b: string) => {
  if (a === b) return 0;
  if (similarPairs.has(a + b)) return SIMILAR_COST;
  return VOWEL.test(a) && VOWEL.test(b) ? VOWEL_COST : Infinity;
};

/** The cost of a letter that only one of the two texts has. */
const getGapCost = (letter: string, index: number, { length }: readonly string[]) => {
  if (letter === ' ') return WORD_COST;
  if (letter === 'h' || (letter === 'a' && index < length - 1)) return FAINT_COST;
  return VOWEL.test(letter) ? VOWEL_COST : CONSONANT_COST;
};

/**
 * How far a query is from the most similar part of a text that begins at a word: a weighted edit distance of the
 * `sound` keys (Sellers, "The theory and computation of evolutionary distances", 1980). Infinity if it is too far.
 */
export const getSoundDistance = (text: string, query: string): number => {
  const limit = query.length * MAX_COST_PER_LETTER;
  const letters = Array.from(text);
  const gaps = letters.map(getGapCost);
  // The cost of what has been read of the query, for each end in the text.
  let costs = [0, ...letters.map((letter) => (letter === ' ' ? WORD_COST : Infinity))];
  const queryLetters = Array.from(query);
  for (const [index, letter] of queryLetters.entries()) {
    const gap = getGapCost(letter, index, queryLetters);
    const next = [costs[0]! + gap];
    for (let end = 0; end < letters.length; end += 1)
      next.push(
        Math.min(
          costs[end + 1]! + gap,
          next[end]! + gaps[end]!,
          costs[end]! < limit ? costs[end]! + getSubstitutionCost(letters[end]!, letter) : Infinity,
        ),
      );
    costs = next;
    if (Math.min(...costs) >= limit) return Infinity;
  }
  const endCosts = letters.map((letter) => (letter === ' ' ? WORD_COST : UNFINISHED_COST));
  const distance = Math.min(...costs.map((cost, end) => cost + (endCosts[end] ?? 0)));
  return distance < limit ? distance : Infinity;
};

/** The items that are not too far, the nearest first; items of one distance stay in order. */
export const sortByDistance = <Item>(items: readonly Item[], getDistance: (item: Item) => number): Item[] =>
  items
    .map((item) => ({ item, distance: getDistance(item) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
