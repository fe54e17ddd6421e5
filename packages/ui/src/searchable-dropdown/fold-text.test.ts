import { describe, expect, it } from 'vitest';
import { foldText, matchRange } from './fold-text.ts';

const matched = (text: string, query: string) => {
  const range = matchRange(text, foldText(query));
  return range && text.slice(range.start, range.end);
};

describe('foldText', () => {
  it.each([
    ['  Ruby   HALL ', 'ruby hall'],
    ['Café', 'cafe'],
    ['क़मर', 'कमर'],
    ['क\u200Dमर', 'कमर'],
  ])('SearchableDropdown c: %j and %j are searched alike', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps vowel signs, which are letters', () => {
    expect(foldText('हिन्दी')).toBe('हिन्दी');
    expect(foldText('हिन्दी')).not.toBe(foldText('हन्द'));
  });
});

describe('matchRange', () => {
  it.each([
    ['Sunrise Mother & Child', 'mother', 'Mother'],
    ['Café Crème', 'creme', 'Crème'],
    ['क़मर अस्पताल', 'कमर', 'क़मर'],
    ['𝒜 Mother', 'mother', 'Mother'],
    ['Aundh', 'h', 'h'],
  ])('finds where %j has %j', (text, query, part) => {
    expect(matched(text, query)).toBe(part);
  });

  it('finds nothing for nothing', () => {
    expect(matchRange('Aundh', '')).toBeUndefined();
    expect(matchRange('Aundh', 'x')).toBeUndefined();
  });
});
