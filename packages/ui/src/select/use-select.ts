import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from '../internal/arrow-keys.ts';
import { isInputMethodKey } from '../internal/is-input-method-key.ts';
import { rowAfterKey, rowToOpenAt } from './select-keys.ts';
import type { SelectItem } from './select-props.ts';
import { useLetters } from './use-letters.ts';

/** Left and Right choose in a closed one, as Up and Down do on the systems where those do not open it. */
const CLOSED_KEYS = new Map([
  ['ArrowLeft', 'ArrowUp'],
  ['ArrowRight', 'ArrowDown'],
]);

/** What a select knows and can do: whether it is open, what is chosen, and the keys of the closed control. */
export const useSelect = (
  items: readonly SelectItem[],
  value: string,
  change: (value: string) => void,
  controlRef: RefObject<HTMLElement | null>,
) => {
  // The row it opened at; nothing while it is closed.
  const [firstRow, setFirstRow] = useState<number>();
  const rowOfLetters = useLetters(items);
  const isSpaceTyped = useRef(false);
  const isOpen = firstRow !== undefined && items.length > 0;
  const chosenRow = items.findIndex((item) => item.value === value);

  const open = (key?: string) => {
    if (items.length > 0) setFirstRow(rowToOpenAt(key, chosenRow, items));
  };

  const close = (options?: FocusOptions) => {
    // First, so that the focus is never nowhere.
    controlRef.current?.focus(options);
    setFirstRow(undefined);
  };

  /** Closes it where the focus has gone elsewhere. */
  const leave = () => setFirstRow(undefined);

  const choose = (next: string) => {
    // Also where `onChange` throws: a list without a way out would stay.
    flushSync(() => close());
    if (next !== value) change(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    isSpaceTyped.current = false;
    if (isInputMethodKey(event) || isOpen) return;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Held down, the Enter that has chosen would open it again.
    if (isArrow || (key === 'Enter' && repeat)) event.preventDefault();
    if (isArrow) open(key);
    if (isArrow || hasModifier(event)) return;
    const row = rowAfterKey(CLOSED_KEYS.get(key) ?? '', chosenRow, items) ?? rowOfLetters(event, chosenRow);
    if (row === undefined) return;
    isSpaceTyped.current = key === ' ';
    event.preventDefault();
    const item = items[row];
    if (item && item.value !== value) change(item.value);
  };

  const onKeyUp = (event: KeyboardEvent) => {
    // Some browsers press a button then, whatever became of the key's way down.
    if (event.key === ' ' && isSpaceTyped.current) event.preventDefault();
  };

  return { isOpen, firstRow: firstRow ?? -1, open, close, leave, choose, keys: { onKeyDown, onKeyUp } };
};
