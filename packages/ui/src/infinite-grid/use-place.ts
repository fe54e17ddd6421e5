import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** For how many frames a card is kept in view. */
const FRAMES = 6;

/**
 * Brings a card into view, and keeps it there while those around it, which are painted only now, find their
 * height.
 */
const showAt = (card: Element, frames = FRAMES) => {
  card.scrollIntoView({ block: 'center' });
  if (frames > 0) requestAnimationFrame(() => showAt(card, frames - 1));
};

type PlaceProps = {
  list: RefObject<HTMLElement | null>;
  keys: readonly string[];
  initialKey: string | undefined;
  onFollow: ((key: string) => void) | undefined;
};

/** Scrolls to the item that was left, once, when the items are there; and says when one is left again. */
export const usePlace = ({ list, keys, initialKey, onFollow }: PlaceProps) => {
  const isPlaced = useRef(false);
  const isFilled = keys.length > 0;
  // Before anything is painted, and before the end comes into view.
  useLayoutEffect(() => {
    if (isPlaced.current || !isFilled) return;
    isPlaced.current = true;
    const card = initialKey === undefined ? undefined : list.current?.children[keys.indexOf(initialKey)];
    if (card) showAt(card);
  }, [list, keys, isFilled, initialKey]);

  return {
    onClick: ({ target }: MouseEvent) => {
      const item = (target as Element).closest('a[href]')?.closest('li');
      const key = keys[[...(list.current?.children ?? [])].findIndex((child) => child === item)];
      if (key !== undefined) onFollow?.(key);
    },
  };
};
