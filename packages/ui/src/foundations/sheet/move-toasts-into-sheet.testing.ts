import { within } from 'storybook/test';

/** Moves the toasts from the corner of the screen to their section of the sheet, for as long as the sheet is shown. */
export const moveToastsIntoSheet = async (canvasElement: HTMLElement) => {
  await within(canvasElement.ownerDocument.body).findAllByRole('alertdialog');
  const target = canvasElement.querySelector('[data-toasts-go-here]');
  if (!target) throw new Error('The sheet has no section for toasts.');
  const { top, left } = target.getBoundingClientRect();
  // A style in the sheet, because the element that holds the toasts remains after the story.
  const style = document.createElement('style');
  style.textContent = `[data-toast-host] {
    position: absolute !important;
    inset-block-start: ${top + scrollY}px !important;
    inset-inline: ${left}px auto !important;
  }`;
  target.append(style);
};
