/** The name of the picture that moves from a card to the page of its session. */
export const SESSION_PICTURE = 'session-picture';

let from: DOMRect | null = null;

/** Stores the position of the picture on the card whose link was just followed. */
export const savePicturePosition = (link: Element): void => {
  const picture = link.closest('article')?.firstElementChild;
  from = picture ? picture.getBoundingClientRect() : null;
};

/**
 * Sets the start of the picture's movement for the style sheet; called as the page is rendered. Only its position and
 * scale change: a thumbnail has another shape, and the centres of both match.
 */
export const startPictureTransition = (picture: Element | null): (() => void) => {
  const { dataset, style } = document.documentElement;
  const to = picture?.getBoundingClientRect();
  if (from && to) {
    const scale = from.width / to.width;
    const top = from.top + (from.height - to.height * scale) / 2;
    style.setProperty('--picture-from', `translate(${from.left}px, ${top}px) scale(${scale})`);
    dataset['pictureFlies'] = '';
  }
  return () => {
    delete dataset['pictureFlies'];
    style.removeProperty('--picture-from');
  };
};
