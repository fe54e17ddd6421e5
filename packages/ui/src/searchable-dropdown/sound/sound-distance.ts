/** Sounds that spellings exchange: Bengali v and b, Tamil k and g, `ɽ` written r or d, vowels. */
const SIMILAR_PAIRS = 'ie iy ey ou ao au vo vu kg td tɽ dɽ rɽ pb pf bf bv fv sC sj jC jy mn';
const similarPairs = new Set(
  SIMILAR_PAIRS.split(' ').flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);
const VOWELS = 'aeiouy';

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
  return VOWELS.includes(a) && VOWELS.includes(b) ? VOWEL_COST : Infinity;
};

/** The cost of a letter that only one of the two texts has. */
const getGapCost = (text: string, index: number) => {
  const letter = text.charAt(index);
  if (letter === ' ') return WORD_COST;
  if (letter === 'h' || (letter === 'a' && index < text.length - 1)) return FAINT_COST;
  return VOWELS.includes(letter) ? VOWEL_COST : CONSONANT_COST;
};

/**
 * How far a query is from the most similar part of a text that begins at a word: a weighted edit distance of the
 * `sound` keys (Sellers, "The theory and computation of evolutionary distances", 1980). Infinity if it is too far.
 */
export const getSoundDistance = (text: string, query: string): number => {
  const limit = query.length * MAX_COST_PER_LETTER;
  // The cost of what has been read of the query, for each end in the text.
  let costs = [0];
  for (let end = 0; end < text.length; end += 1) costs.push(text[end] === ' ' ? WORD_COST : Infinity);
  for (let index = 0; index < query.length; index += 1) {
    const letter = query.charAt(index);
    const gap = getGapCost(query, index);
    let lowest = costs[0]! + gap;
    const next = [lowest];
    for (let end = 0; end < text.length; end += 1) {
      let cost = costs[end + 1]! + gap;
      // Most ends are too far already, so they are not looked up.
      if (costs[end]! < limit)
        cost = Math.min(cost, costs[end]! + getSubstitutionCost(text.charAt(end), letter));
      if (next[end]! < limit) cost = Math.min(cost, next[end]! + getGapCost(text, end));
      next.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest >= limit) return Infinity;
    costs = next;
  }
  for (let end = 0; end < text.length; end += 1)
    costs[end]! += text[end] === ' ' ? WORD_COST : UNFINISHED_COST;
  const distance = Math.min(...costs);
  return distance < limit ? distance : Infinity;
};

/** The items that are not too far, the nearest first; items of one distance stay in order. */
export const sortByDistance = <Item>(items: readonly Item[], getDistance: (item: Item) => number): Item[] =>
  items
    .map((item) => ({ item, distance: getDistance(item) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
