/**
 * The texts that an ancestor's box cuts off, on the page that this runs in. Visually hidden texts and drawings do not
 * count. It uses nothing from outside, so that it can be sent to a browser as it is.
 */
export const cutTexts = (): string[] => {
  /** Glyphs may exceed their box by a fraction of a pixel. */
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
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && isCut(text as Text)) cut.push(text.nodeValue);
  return cut;
};
