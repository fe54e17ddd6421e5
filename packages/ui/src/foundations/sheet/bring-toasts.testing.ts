import { waitFor } from 'storybook/test';

/** Moves the toasts from the corner of the screen to their section of the sheet. */
export const bringToasts = async (canvasElement: HTMLElement) => {
  const page = canvasElement.ownerDocument;
  const host = await waitFor(() => {
    const toast = page.querySelector<HTMLElement>('[data-toast-id]');
    const found = toast?.closest<HTMLElement>('[data-toast-host]');
    if (!found) throw new Error('No toast is shown yet.');
    return found;
  });
  const place = page.querySelector('[data-toasts-go-here]')?.getBoundingClientRect();
  Object.assign(host.style, {
    position: 'absolute',
    insetBlockStart: `${(place?.top ?? 0) + scrollY}px`,
    insetInlineStart: `${place?.left ?? 0}px`,
    insetInlineEnd: 'auto',
  });
};
