/** Where the new page or an overlay has set the focus itself. */
const PAGE_CONTAINERS = 'main, [role="dialog"], [role="alertdialog"]';

/**
 * Whether a new page may move the focus to its heading: it was lost with the previous page, or is still on the
 * followed link of the frame. A screen may focus one of its fields, and the user may have moved the focus already.
 */
export const mayTakeFocus = (focusedBefore: Element | null): boolean => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement === focusedBefore && !activeElement.closest(PAGE_CONTAINERS);
};
