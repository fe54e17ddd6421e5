import { type KeyboardEvent, useRef } from 'react';
import { isInputMethodKey } from '../internal/is-input-method-key.ts';
import { getRowAfterKey } from './select-keys.ts';
import type { SelectItem } from './select-props.ts';
import { useTypeahead } from './use-typeahead.ts';

/** The key handlers of the open list, whose children are its rows; the focused row is the active one. */
export const useListKeys = (
  items: readonly SelectItem[],
  value: string,
  onChoose: (value: string) => void,
  onClose: () => void,
) => {
  const getTypeaheadRow = useTypeahead(items);
  // Until a key is pressed, the focused row is not the user's choice, so Tab must not select it.
  const hasMoved = useRef(false);
  const isSpaceDown = useRef(false);

  const choose = (row: number) => {
    const item = items[row];
    if (item && !item.isDisabled) onChoose(item.value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey, repeat } = event;
    if (isInputMethodKey(event) || ctrlKey || metaKey) return;
    const rows = [...currentTarget.children] as HTMLElement[];
    const row = rows.indexOf(event.target as HTMLElement);
    const isMoved = hasMoved.current && items[row]?.value !== value;
    hasMoved.current = true;
    // As in a native select, Tab selects the row that keys have moved to; the browser moves on from the control.
    if (key === 'Tab') {
      if (isMoved) choose(row);
      else onClose();
      return;
    }
    const next = getRowAfterKey(key, row, items) ?? getTypeaheadRow(event, row);
    isSpaceDown.current = key === ' ' && next === undefined;
    const isClosing = key === 'Escape' || (altKey && key === 'ArrowUp');
    if (isClosing) onClose();
    // Without this, holding down the Enter key that opened the list would select a row.
    else if (key === 'Enter' && !repeat) choose(row);
    else if (next !== undefined) rows[next]?.focus();
    else if (key !== 'Enter' && key !== ' ') return;
    // Keys that the list handles must not reach the page, or a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };

  // Space selects on keyup and not before, because the keyup would press the control, which then has the focus.
  const onKeyUp = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== ' ' || !isSpaceDown.current) return;
    isSpaceDown.current = false;
    choose([...currentTarget.children].indexOf(target as HTMLElement));
  };

  return { onKeyDown, onKeyUp };
};
