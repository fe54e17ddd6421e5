/**
 * Finds the texts of the current page that an ancestor's box clips, except visually hidden texts and illustrations. The
 * function is self-contained, because Playwright serialises it to run it in the browser.
 */
export const findClippedTexts = (): string[] => {
  /** Glyphs may exceed their box by a fraction of a pixel. */
  const TOLERANCE_PX = 2;
  const isClipped = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      if (box.clientWidth <= 1 || box.closest('svg, [aria-hidden="true"]')) return false;
      const edges = box.getBoundingClientRect();
      if (/hidden|clip/.test(getComputedStyle(box).overflowX))
        if (right > edges.right + TOLERANCE_PX || left < edges.left - TOLERANCE_PX) return true;
    }
    return false;
  };
  const clippedTexts: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && isClipped(text as Text)) clippedTexts.push(text.nodeValue);
  return clippedTexts;
};
