import { boxSelection, type Selection } from './edit-code.ts';

/** Boxes that are selected together: the one it began with, and the one it has come to. */
export type BoxRange = { anchor: number; head: number };

/** What they are in the input. */
export const rangeSelection = (
  { anchor, head }: BoxRange,
  code: string,
  length: number,
): Selection & BoxRange => ({
  anchor,
  head,
  start: boxSelection(Math.min(anchor, head), code, length).start,
  end: boxSelection(Math.max(anchor, head), code, length).end,
});

/** The box that a key goes to, from the one it is on; none if it is not such a key. */
export const boxOfKey = (key: string, box: number, length: number): number | undefined => {
  const steps = new Map([
    ['ArrowLeft', box - 1],
    ['ArrowRight', box + 1],
    ['Home', 0],
    ['End', length],
  ]);
  const next = steps.get(key);
  return next === undefined ? undefined : Math.max(0, Math.min(next, length));
};
