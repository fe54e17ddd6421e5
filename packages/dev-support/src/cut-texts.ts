/**
 * The texts that are cut off by a box they stand in, on the page that this runs in. Hidden words of screen readers and
 * drawings are no texts that are seen. It needs nothing from outside, so that a browser can be handed it as it is.
 */
export const cutTexts = (): string[] => {
  /** Drawn to the pixel, a letter may stand out by a part of one. */
  const LEEWAY_PX = 2;
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      if (box.clientWidth <= 1 || box.closest('svg, [aria-hidden="true"]')) return false;
      const edges = box.getBoundingClientRect();
      if (/hidden|clip/.test(getComputedStyle(box).overflowX))
        if (right > edges.right + LEEWAY_PX || left < edges.left - LEEWAY_PX) return true;
    }
    return false;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && isCut(text as Text)) found.push(text.nodeValue);
  return found;
};
