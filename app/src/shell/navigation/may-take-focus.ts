/** Where the new page or what lies over it has put the focus itself. */
const OF_THE_PAGE = 'main, [role="dialog"], [role="alertdialog"]';

/**
 * Whether a new page may move the focus to its heading: it was lost with the page before, or is still on
 * the link of the frame that was followed. A screen may focus a field of its own, and the user may be
 * somewhere else already.
 */
export const mayTakeFocus = (focusedBefore: Element | null): boolean => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement === focusedBefore && !activeElement.closest(OF_THE_PAGE);
};
