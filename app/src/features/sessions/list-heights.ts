type Kept = { list: string; width: number; all: number[] };

let kept: Kept | null = null;

/** The page heights of the list that was shown last, valid while the screen has the same width. */
export const heights = {
  keep: (list: string, boxes: Iterable<Element> | undefined): void => {
    const all = Array.from(boxes ?? [], (box) => box.clientHeight);
    kept = { list, width: window.innerWidth, all };
  },
  of: (list: string, place: number): number | undefined =>
    kept?.list === list && kept.width === window.innerWidth ? kept.all[place] : undefined,
};
