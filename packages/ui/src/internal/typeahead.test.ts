import { describe, expect, it } from 'vitest';
import { findMatchIndex, getTypeahead } from './typeahead.ts';

describe('typed text', () => {
  const emptyTypeahead = { letters: '', until: 0 };
  const type = (...presses: [key: string, now: number][]) => {
    let state = emptyTypeahead;
    for (const [key, now] of presses) state = getTypeahead(state, key, now) ?? state;
    return state.letters;
  };

  it('continues until a pause of one second', () => {
    expect(type(['p', 0], ['a', 999], ['y', 1998])).toBe('pay');
    expect(type(['p', 0], ['a', 1000])).toBe('a');
  });

  it('may contain a space, but does not begin with one, because Space then presses the item', () => {
    expect(type(['l', 0], [' ', 10], ['o', 20])).toBe('l o');
    expect(getTypeahead(emptyTypeahead, ' ', 0)).toBeUndefined();
    expect(getTypeahead({ letters: 'l', until: 1000 }, ' ', 1000)).toBeUndefined();
  });

  it('is empty for a key without a character', () => {
    for (const key of ['Enter', 'F1', 'Shift', 'Process', 'ArrowLeft'])
      expect(getTypeahead(emptyTypeahead, key, 0)).toBeUndefined();
  });

  it('accepts letters of any script', () => {
    expect(type(['P', 0])).toBe('P');
    expect(type(['प', 0], ['्', 10])).toBe('प्');
  });
});

describe('findMatchIndex', () => {
  const labels = ['Profile', 'Subscription', 'Payments', 'Log out', 'Léger', 'प्रोफ़ाइल'];
  it.each([
    ['one letter: the next that begins with it', 'p', 0, 2],
    ['wraps round at the end', 'p', 2, 0],
    ['the same letter again: the one after', 'pp', 2, 0],
    ['the current one if it is the only match', 's', 1, 1],
    ['more letters: also the one that has the focus', 'pa', 2, 2],
    ['several letters: also an earlier one', 'pr', 2, 0],
    ['upper case', 'PA', 0, 2],
    ['with a space', 'log o', 0, 3],
    ['a word and a space', 'l ', 3, 3],
    ['without the accent', 'leg', 0, 4],
    ['another script', 'प', 0, 5],
    ['one letter, without a current item', 'p', -1, 0],
    ['several letters, without a current item', 'pa', -1, 2],
    ['no label begins with it', 'x', 0, undefined],
    ['a match in the middle does not count', 'ub', 0, undefined],
    ['longer than a label', 'profiles', 0, undefined],
  ])('%s', (_what, letters, index, expected) => {
    expect(findMatchIndex(labels, letters, index)).toBe(expected);
  });

  it('returns nothing for an empty list', () => {
    expect(findMatchIndex([], 'p', -1)).toBeUndefined();
  });
});
