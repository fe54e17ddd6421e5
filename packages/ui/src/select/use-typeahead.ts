import { type KeyboardEvent, useRef } from 'react';
import { findMatchIndex, getTypeahead } from '../internal/typeahead.ts';
import type { SelectItem } from './select-props.ts';

/** The row that typed letters move to: the same one when none begins with them; `undefined` for another key. */
export const useTypeahead = (items: readonly SelectItem[]) => {
  const typeahead = useRef({ letters: '', until: 0 });
  return ({ key, timeStamp }: KeyboardEvent, index: number): number | undefined => {
    const typedText = getTypeahead(typeahead.current, key, timeStamp);
    if (!typedText) return undefined;
    typeahead.current = typedText;
    const labels = items.map(({ label, isDisabled }) => (isDisabled ? '' : label));
    return findMatchIndex(labels, typedText.letters, index) ?? index;
  };
};
