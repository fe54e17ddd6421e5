/**
 * The index that an arrow key moves to in a row that wraps round. In right-to-left languages each arrow moves in the
 * direction that it points to; browsers do not agree on this for radios.
 */
export const findNeighbour = (
  index: number,
  count: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined => {
  const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isHorizontal) return undefined;
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return (index + step + count) % count;
};

type KeyPress = {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

/** Key combinations with one of these belong to the browser. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
