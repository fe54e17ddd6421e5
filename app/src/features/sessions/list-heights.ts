type Kept = { list: string; width: number; all: number[] };

let kept: Kept | null = null;

/** How high the pages of the list were that the user looked at last, for as long as the screen is as wide. */
export const heights = {
  keep: (list: string, boxes: Iterable<Element> | undefined): void => {
    const all = Array.from(boxes ?? [], (box) => box.clientHeight);
    kept = { list, width: window.innerWidth, all };
  },
  of: (list: string, place: number): number | undefined =>
    kept?.list === list && kept.width === window.innerWidth ? kept.all[place] : undefined,
};
