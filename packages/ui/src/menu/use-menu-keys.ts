import { type KeyboardEvent, useRef } from 'react';
import { indexOfTyped, typeaheadAfter } from '../internal/typeahead.ts';
import type { MenuItem } from './menu-props.ts';
import { indexAfterKey } from './menu-keys.ts';

/** The keys of the open list; its children are the items. Enter and Space are handled by the items. */
export const useMenuKeys = (items: readonly MenuItem[], onClose: () => void) => {
  const typed = useRef({ letters: '', until: 0 });
  const isSpaceTyped = useRef(false);

  const placeAfter = (key: string, place: number, now: number) => {
    const next = indexAfterKey(key, place, items.length);
    const word = next === undefined ? typeaheadAfter(typed.current, key, now) : undefined;
    if (!word) return next;
    typed.current = word;
    const labels = items.map(({ label }) => label);
    return indexOfTyped(labels, word.letters, place) ?? place;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, timeStamp, repeat } = event;
    // The browser moves on from the button.
    if (key === 'Tab') onClose();
    if (key === 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...currentTarget.children] as HTMLElement[];
    // The item with the focus.
    const place = rows.indexOf(event.target as HTMLElement);
    const next = placeAfter(key, place, timeStamp);
    isSpaceTyped.current = key === ' ' && next !== undefined;
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
    if (event.key === ' ' && isSpaceTyped.current) event.preventDefault();
  };

  return { onKeyDown, onKeyUp };
};
