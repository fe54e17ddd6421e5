import { describe, expect, it } from 'vitest';
import { indexOfTyped, typeaheadAfter } from './typeahead.ts';

describe('typed text', () => {
  const nothing = { letters: '', until: 0 };
  const type = (...presses: [key: string, now: number][]) => {
    let state = nothing;
    for (const [key, now] of presses) state = typeaheadAfter(state, key, now) ?? state;
    return state.letters;
  };

  it('is one word until a pause of a second', () => {
    expect(type(['p', 0], ['a', 999], ['y', 1998])).toBe('pay');
    expect(type(['p', 0], ['a', 1000])).toBe('a');
  });

  it('contains a space inside a word, but does not begin with one, since there Space acts', () => {
    expect(type(['l', 0], [' ', 10], ['o', 20])).toBe('l o');
    expect(typeaheadAfter(nothing, ' ', 0)).toBeUndefined();
    expect(typeaheadAfter({ letters: 'l', until: 1000 }, ' ', 1000)).toBeUndefined();
  });

  it('is empty for a key without a character', () => {
    for (const key of ['Enter', 'F1', 'Shift', 'Process', 'ArrowLeft'])
      expect(typeaheadAfter(nothing, key, 0)).toBeUndefined();
  });

  it('accepts letters of any script', () => {
    expect(type(['P', 0])).toBe('P');
    expect(type(['प', 0], ['्', 10])).toBe('प्');
  });
});

describe('indexOfTyped', () => {
  const labels = ['Profile', 'Subscription', 'Payments', 'Log out', 'Léger', 'प्रोफ़ाइल'];
  it.each([
    ['one letter: the next that begins with it', 'p', 0, 2],
    ['round at the end', 'p', 2, 0],
    ['the same letter again: the one after', 'pp', 2, 0],
    ['itself where it is the only one', 's', 1, 1],
    ['more letters: also the one that has the focus', 'pa', 2, 2],
    ['or one before it', 'pr', 2, 0],
    ['in capitals', 'PA', 0, 2],
    ['with a space', 'log o', 0, 3],
    ['a word and a space', 'l ', 3, 3],
    ['accents or not', 'leg', 0, 4],
    ['another script', 'प', 0, 5],
    ['from nowhere', 'p', -1, 0],
    ['a word from nowhere', 'pa', -1, 2],
    ['nothing begins so', 'x', 0, undefined],
    ['not in the middle', 'ub', 0, undefined],
    ['longer than a label', 'profiles', 0, undefined],
  ])('%s', (_what, letters, index, expected) => {
    expect(indexOfTyped(labels, letters, index)).toBe(expected);
  });

  it('returns nothing for an empty list', () => {
    expect(indexOfTyped([], 'p', -1)).toBeUndefined();
  });
});
