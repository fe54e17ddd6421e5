import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldText } from '../fold-text.ts';
import { createLabelIndex } from '../label-index.ts';
import { getLocalRows } from '../rows.ts';
import { createSoundSearch } from './search-by-sound.ts';

const sound = createSoundSearch(createLabelIndex);

const readRows = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, '../../../test/spellings', file), 'utf8');
  return text.trim().split('\n').slice(1);
};
const names = readRows('spellings.tsv').map((line) => {
  const [name = '', , , set = '', ...spellings] = line.split('\t');
  return { name, set, spellings };
});
const negatives = readRows('negatives.tsv').map((query) => ({ name: undefined, query }));

/** Each list is searched alone: they were written apart and have names in common. */
const search = (sets: string[], unlisted: typeof negatives) => {
  const listed = names.filter(({ set }) => sets.includes(set));
  const options = listed.map(({ name }) => ({ value: name, label: name }));
  const spellings = listed.flatMap(({ name, spellings: queries }) =>
    queries.map((query) => ({ name, query })),
  );
  const getResult = ({ name, query }: { name: string | undefined; query: string }) => {
    const found = getLocalRows(options, query, sound).options.map(({ label }) => label);
    const [first] = found;
    return {
      isFound: found.slice(0, 3).some((label) => label === name),
      isWrong: first !== undefined && first !== name && !foldText(first).includes(foldText(query)),
    };
  };
  const results = spellings.map(getResult);
  const negativeResults = unlisted.map(getResult);
  const getWrongShare = (searched: typeof results) =>
    searched.filter(({ isWrong }) => isWrong).length / searched.length;
  return {
    found: results.filter(({ isFound }) => isFound).length / results.length,
    wrong: getWrongShare([...results, ...negativeResults]),
    wrongOfNegatives: getWrongShare(negativeResults),
  };
};

// How the names were put together: packages/ui/test/spellings/README.md.
describe('phonetic search, on 3,785 spellings of 757 Indian names and 120 names that are not listed', () => {
  it('finds 95 % of the names among the first three, and puts a wrong one first in at most 2 %', () => {
    const { found, wrong } = search(['development', 'held out'], []);
    expect(found).toBeGreaterThan(0.975);
    expect(wrong).toBeLessThan(0.01);
    const second = search(['held out 2'], negatives);
    expect(second.found).toBeGreaterThanOrEqual(0.95);
    expect(second.wrong).toBeLessThanOrEqual(0.02);
    expect(second.wrongOfNegatives).toBeLessThanOrEqual(0.05);
  });
});
