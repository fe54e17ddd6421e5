import { getBoxSelection, type Selection } from './edit-code.ts';

/** A range of selected boxes: where the selection began, and where it is now. */
export type BoxRange = { anchor: number; head: number };

/** The range as a selection in the input. */
export const getRangeSelection = (
  { anchor, head }: BoxRange,
  code: string,
  length: number,
): Selection & BoxRange => ({
  anchor,
  head,
  start: getBoxSelection(Math.min(anchor, head), code, length).start,
  end: getBoxSelection(Math.max(anchor, head), code, length).end,
});

/** The box that a key moves to from the given one; none if the key does not move. */
export const getBoxAfterKey = (key: string, box: number, length: number): number | undefined => {
  const steps = new Map([
    ['ArrowLeft', box - 1],
    ['ArrowRight', box + 1],
    ['Home', 0],
    ['End', length],
  ]);
  const next = steps.get(key);
  return next === undefined ? undefined : Math.max(0, Math.min(next, length));
};
