import { type KeyboardEvent, useRef } from 'react';
import { findMatchIndex, getTypeahead } from '../internal/typeahead.ts';
import type { MenuItem } from './menu-props.ts';
import { getIndexAfterKey } from './menu-keys.ts';

/** The key handlers of the open list, whose children are the items. The items handle Enter and Space. */
export const useMenuKeys = (items: readonly MenuItem[], onClose: () => void) => {
  const typeahead = useRef({ letters: '', until: 0 });
  const isSpaceHandled = useRef(false);

  const nextIndex = (key: string, index: number, now: number) => {
    const next = getIndexAfterKey(key, index, items.length);
    const typedText = next === undefined ? getTypeahead(typeahead.current, key, now) : undefined;
    if (!typedText) return next;
    typeahead.current = typedText;
    const labels = items.map(({ label }) => label);
    return findMatchIndex(labels, typedText.letters, index) ?? index;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, timeStamp, repeat } = event;
    // The browser then moves the focus from the button to the next tab stop.
    if (key === 'Tab') onClose();
    if (key === 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...currentTarget.children] as HTMLElement[];
    const index = rows.indexOf(event.target as HTMLElement);
    const next = nextIndex(key, index, timeStamp);
    isSpaceHandled.current = key === ' ' && next !== undefined;
    if (key === 'Escape') onClose();
    // Without this, holding down the Enter key that opened the menu would act.
    else if (next === undefined && !(key === 'Enter' && repeat)) return;
    // Keys that the menu handles must not reach the page, or a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) rows[next]?.focus();
  };

  const onKeyUp = (event: KeyboardEvent) => {
    // Some browsers click a button on keyup, even if the keydown was prevented.
    if (event.key === ' ' && isSpaceHandled.current) event.preventDefault();
  };

  return { onKeyDown, onKeyUp };
};
