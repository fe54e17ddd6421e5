/** The transition name of the image that moves from a card to the page of its session. */
export const SESSION_IMAGE = 'session-picture';

let savedRect: DOMRect | null = null;

/** Stores the position of the image on the card whose link was just followed. */
export const saveImagePosition = (link: Element): void => {
  const image = link.closest('article')?.firstElementChild;
  savedRect = image ? image.getBoundingClientRect() : null;
};

/**
 * Sets the start of the image's movement for the style sheet; called as the page is rendered. Only its position and
 * scale change: a thumbnail has another shape, and the centres of both match.
 */
export const startImageTransition = (image: Element | null): (() => void) => {
  const { dataset, style } = document.documentElement;
  // Only then: to measure an element forces a layout.
  const to = savedRect && image?.getBoundingClientRect();
  if (savedRect && to) {
    const scale = savedRect.width / to.width;
    const top = savedRect.top + (savedRect.height - to.height * scale) / 2;
    style.setProperty('--picture-from', `translate(${savedRect.left}px, ${top}px) scale(${scale})`);
    dataset['pictureFlies'] = '';
  }
  return () => {
    delete dataset['pictureFlies'];
    style.removeProperty('--picture-from');
  };
};
