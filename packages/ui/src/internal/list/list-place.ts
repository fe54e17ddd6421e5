import { type Beside, beside, type Edges } from '../beside.ts';

// Spec §9.
/** What a list of 15rem needs with its frame and a line of status, in px; one without a line may be 20rem high. */
const FULL_HEIGHT = 320;

type Rect = { top: number; bottom: number; left: number; width: number };

/** Where a list stands in the window, for `position: fixed`. */
export type ListPlace = Beside & { left: number; width: number };

/** Straight under its field and as wide; above it where there is not room enough below, but more above. */
export const listPlace = (field: Rect, windowHeight: number, seen?: Edges): ListPlace => {
  const { left, width } = field;
  return { ...beside(field, windowHeight, FULL_HEIGHT, seen), left, width };
};
