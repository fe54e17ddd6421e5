import { describe, expect, it } from 'vitest';
import { foldText, findMatchRange } from './fold-text.ts';

const getMatch = (text: string, query: string) => {
  const range = findMatchRange(text, foldText(query));
  return range && text.slice(range.start, range.end);
};

describe('foldText', () => {
  it.each([
    ['  Ruby   HALL ', 'ruby hall'],
    ['Café', 'cafe'],
    ['क़मर', 'कमर'],
    ['क\u200Dमर', 'कमर'],
  ])('SearchableDropdown (c): %j and %j are equal for the search', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('preserves vowel signs, which are letters', () => {
    expect(foldText('हिन्दी')).toBe('हिन्दी');
    expect(foldText('हिन्दी')).not.toBe(foldText('हन्द'));
  });
});

describe('findMatchRange', () => {
  it.each([
    ['Sunrise Mother & Child', 'mother', 'Mother'],
    ['Café Crème', 'creme', 'Crème'],
    ['क़मर अस्पताल', 'कमर', 'क़मर'],
    ['𝒜 Mother', 'mother', 'Mother'],
    ['Aundh', 'h', 'h'],
  ])('returns the range where %j contains %j', (text, query, match) => {
    expect(getMatch(text, query)).toBe(match);
  });

  it('returns nothing for an empty query', () => {
    expect(findMatchRange('Aundh', '')).toBeUndefined();
    expect(findMatchRange('Aundh', 'x')).toBeUndefined();
  });
});
