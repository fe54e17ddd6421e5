type SavedHeights = { list: string; width: number; all: number[] };

let saved: SavedHeights | null = null;

/** The page heights of the list that was shown last, valid while the screen has the same width. */
export const heights = {
  save: (list: string, boxes: Iterable<Element> | undefined): void => {
    const all = Array.from(boxes ?? [], (box) => box.clientHeight);
    saved = { list, width: window.innerWidth, all };
  },
  get: (list: string, index: number): number | undefined =>
    saved?.list === list && saved.width === window.innerWidth ? saved.all[index] : undefined,
};
