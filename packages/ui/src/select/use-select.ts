import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from '../internal/arrow-keys.ts';
import { isInputMethodKey } from '../internal/is-input-method-key.ts';
import { getRowAfterKey, getInitialRow } from './select-keys.ts';
import type { SelectItem } from './select-props.ts';
import { useTypeahead } from './use-typeahead.ts';

/** While closed, Left and Right select the previous and the next row. */
const CLOSED_KEYS = new Map([
  ['ArrowLeft', 'ArrowUp'],
  ['ArrowRight', 'ArrowDown'],
]);

/** The state and actions of a select: whether it is open, its selection, and the keys of the closed control. */
export const useSelect = (
  items: readonly SelectItem[],
  value: string,
  change: (value: string) => void,
  controlRef: RefObject<HTMLElement | null>,
) => {
  // The row it opened at; undefined while it is closed.
  const [firstRow, setFirstRow] = useState<number>();
  const getTypeaheadRow = useTypeahead(items);
  const isSpaceHandled = useRef(false);
  const [announced, setAnnounced] = useState<string>();
  // A list that closed because it had no items does not open again when they arrive.
  if (firstRow !== undefined && items.length === 0) setFirstRow(undefined);
  const isOpen = firstRow !== undefined && items.length > 0;
  const selectedIndex = items.findIndex((item) => item.value === value);

  /** Closes it when the focus has moved elsewhere. */
  const closeWithoutFocus = () => setFirstRow(undefined);

  useEffect(() => {
    // Inside an iframe, a press on the surrounding page causes no other event.
    if (!isOpen || window.parent === window) return undefined;
    const closeList = () => setFirstRow(undefined);
    window.addEventListener('blur', closeList);
    return () => window.removeEventListener('blur', closeList);
  }, [isOpen]);

  const open = (key?: string) => {
    setAnnounced(undefined);
    if (items.length > 0) setFirstRow(getInitialRow(key, selectedIndex, items));
  };

  const close = (options?: FocusOptions) => {
    // The focus moves before the list is removed, so that it is never lost.
    controlRef.current?.focus(options);
    // Synchronously: until then the rest of the page is inert, for a Tab that moves on and for an app that moves the
    // focus.
    flushSync(() => setFirstRow(undefined));
  };

  const commit = (item: SelectItem | undefined) => {
    if (!item || item.isDisabled || item.value === value) return;
    setAnnounced(item.label);
    change(item.value);
  };

  const choose = (next: string) => {
    // Closes first, because `onChange` may throw, and then the list could not be closed.
    close();
    commit(items.find((item) => item.value === next));
  };

  /** Selects an autofilled value; the focus does not move. */
  const autofill = (next: string) => {
    if (next === '') change('');
    else commit(items.find((item) => item.value === next));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    isSpaceHandled.current = false;
    if (isInputMethodKey(event) || isOpen) return;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Without this, holding down the Enter key that selected would open the list again.
    if (isArrow || (key === 'Enter' && repeat)) event.preventDefault();
    if (isArrow) open(key);
    if (isArrow || hasModifier(event)) return;
    const row =
      getRowAfterKey(CLOSED_KEYS.get(key) ?? '', selectedIndex, items) ??
      getTypeaheadRow(event, selectedIndex);
    if (row === undefined) return;
    isSpaceHandled.current = key === ' ';
    event.preventDefault();
    commit(items[row]);
  };

  const onKeyUp = (event: KeyboardEvent) => {
    // Some browsers press a button on keyup, even if the keydown was prevented.
    if (event.key === ' ' && isSpaceHandled.current) event.preventDefault();
  };

  return {
    isOpen,
    firstRow: firstRow ?? -1,
    open,
    close,
    leave: closeWithoutFocus,
    choose,
    fill: autofill,
    /** The label of the last selection. */
    announced,
    /**
     * The field has lost focus: clear the announcement, so that a screen reader that explores the page does not find
     * it.
     */
    clearAnnouncement: () => setAnnounced(undefined),
    keyHandlers: { onKeyDown, onKeyUp },
  };
};
