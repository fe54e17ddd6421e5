import { type KeyboardEvent, useRef } from 'react';
import { indexOfTyped, typeaheadAfter } from '../internal/typeahead.ts';
import type { SelectItem } from './select-props.ts';

/** The row that typed letters move to: the same one when none begins with them; `undefined` for another key. */
export const useLetters = (items: readonly SelectItem[]) => {
  const typed = useRef({ letters: '', until: 0 });
  return ({ key, timeStamp }: KeyboardEvent, place: number): number | undefined => {
    const word = typeaheadAfter(typed.current, key, timeStamp);
    if (!word) return undefined;
    typed.current = word;
    const labels = items.map(({ label, isDisabled }) => (isDisabled ? '' : label));
    return indexOfTyped(labels, word.letters, place) ?? place;
  };
};
