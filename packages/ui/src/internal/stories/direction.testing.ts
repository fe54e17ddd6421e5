const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** The horizontal arrow keys, as in a user-event `keyboard` text, by where they move in the direction of the page. */
export const getArrowKeys = () =>
  isRightToLeft()
    ? { previous: '{ArrowRight}', next: '{ArrowLeft}' }
    : { previous: '{ArrowLeft}', next: '{ArrowRight}' };

/** An element's horizontal edges, measured from the side of the window where lines start. */
export const getInlineEdges = (element: Element): { start: number; end: number } => {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft()
    ? { start: innerWidth - right, end: innerWidth - left }
    : { start: left, end: right };
};
