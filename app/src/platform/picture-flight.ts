/** The one picture that is followed from a card to the page it opens. */
export const SESSION_PICTURE = 'session-picture';

let from: DOMRect | null = null;

/** Where the picture of the card stands whose link has just been followed. */
export const rememberPicture = (link: Element): void => {
  const picture = link.closest('article')?.firstElementChild;
  from = picture ? picture.getBoundingClientRect() : null;
};

/**
 * Tells the style sheet where the picture of the page comes from, so that it flies from there; called as the page
 * is drawn. Only its place and its scale change: a thumbnail has another shape, and the middle of both agrees.
 */
export const landPicture = (picture: Element | null): (() => void) => {
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
