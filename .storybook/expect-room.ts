import { expect } from 'storybook/test';

/** Drawn to the pixel, a letter may stand out by a part of one. */
const LEEWAY_PX = 2;

/** Whether a box that hides what stands out of it hides a part of this text. What only a screen reader reads is one pixel wide. */
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

const cutTexts = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && isCut(text as Text)) found.push(text.nodeValue);
  return found;
};

/** Sheets of colours, drawings and all parts at once are for a desk. */
const SHEETS = 'Foundations/';

type Shown = { title: string; parameters: Record<string, unknown> };

/** Long words find their room: nothing is wider than the screen, no text is cut; save in a story that stands out of it on purpose. */
export const expectRoom = async ({ title, parameters }: Shown): Promise<void> => {
  if (title.startsWith(SHEETS) || parameters['standsOut'] === true) return;
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + LEEWAY_PX);
  await expect(cutTexts()).toEqual([]);
};
