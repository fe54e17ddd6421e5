import { waitFor } from 'storybook/test';

/** Moves the toasts from the corner of the screen to their section of the sheet, for as long as the sheet is shown. */
export const moveToastsIntoSheet = async (canvasElement: HTMLElement) => {
  await waitFor(() => {
    if (!canvasElement.ownerDocument.querySelector('[data-toast-id]'))
      throw new Error('No toast is shown yet.');
  });
  const target = canvasElement.querySelector('[data-toasts-go-here]');
  const { top, left } = target?.getBoundingClientRect() ?? new DOMRect();
  // A style in the sheet, because the element that holds the toasts remains after the story.
  const style = document.createElement('style');
  style.textContent = `[data-toast-host] {
    position: absolute !important;
    inset-block-start: ${top + scrollY}px !important;
    inset-inline: ${left}px auto !important;
  }`;
  target?.append(style);
};
