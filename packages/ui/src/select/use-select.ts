import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
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
  const [announced, setAnnounced] = useState<string>();
  // What has closed for want of items does not open again when they come.
  if (firstRow !== undefined && items.length === 0) setFirstRow(undefined);
  const isOpen = firstRow !== undefined && items.length > 0;
  const chosenRow = items.findIndex((item) => item.value === value);

  /** Closes it where the focus has gone elsewhere. */
  const leave = () => setFirstRow(undefined);

  useEffect(() => {
    // Of a press on the page around a frame nothing else is heard in it.
    if (!isOpen || window.parent === window) return undefined;
    const closeList = () => setFirstRow(undefined);
    window.addEventListener('blur', closeList);
    return () => window.removeEventListener('blur', closeList);
  }, [isOpen]);

  const open = (key?: string) => {
    setAnnounced(undefined);
    if (items.length > 0) setFirstRow(rowToOpenAt(key, chosenRow, items));
  };

  const close = (options?: FocusOptions) => {
    // First, so that the focus is never nowhere.
    controlRef.current?.focus(options);
    // At once: until then the rest of the page is inert, to a Tab that goes on and to an app that moves the focus.
    flushSync(() => setFirstRow(undefined));
  };

  const take = (item: SelectItem | undefined) => {
    if (!item || item.isDisabled || item.value === value) return;
    setAnnounced(item.label);
    change(item.value);
  };

  const choose = (next: string) => {
    // Also where `onChange` throws: a list without a way out would stay.
    close();
    take(items.find((item) => item.value === next));
  };

  /** What the browser fills in: the focus stays where it is. */
  const fill = (next: string) => {
    if (next === '') change('');
    else take(items.find((item) => item.value === next));
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
    take(items[row]);
  };

  const onKeyUp = (event: KeyboardEvent) => {
    // Some browsers press a button then, whatever became of the key's way down.
    if (event.key === ' ' && isSpaceTyped.current) event.preventDefault();
  };

  return {
    isOpen,
    firstRow: firstRow ?? -1,
    open,
    close,
    leave,
    choose,
    fill,
    /** The label of what has just been chosen. */
    announced,
    /** The field is left: what it announced is not found by those who come by later. */
    end: () => setAnnounced(undefined),
    keys: { onKeyDown, onKeyUp },
  };
};
