/**
 * The place an arrow leads to in a row, round at the ends. In languages that are written from right to left
 * the arrows point to what they move to, which browsers do not agree on for radios.
 */
export const neighbourOf = (
  place: number,
  count: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined => {
  const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isHorizontal) return undefined;
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return (place + step + count) % count;
};

type KeyPress = {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

/** Keys with one of these are the browser's. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
