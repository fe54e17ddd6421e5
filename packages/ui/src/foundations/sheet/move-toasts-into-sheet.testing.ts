import { waitFor } from 'storybook/test';

/** Moves the toasts from the corner of the screen to their section of the sheet. */
export const moveToastsIntoSheet = async (canvasElement: HTMLElement) => {
  const page = canvasElement.ownerDocument;
  const host = await waitFor(() => {
    const toast = page.querySelector<HTMLElement>('[data-toast-id]');
    const toastHost = toast?.closest<HTMLElement>('[data-toast-host]');
    if (!toastHost) throw new Error('No toast is shown yet.');
    return toastHost;
  });
  const target = page.querySelector('[data-toasts-go-here]')?.getBoundingClientRect();
  Object.assign(host.style, {
    position: 'absolute',
    insetBlockStart: `${(target?.top ?? 0) + scrollY}px`,
    insetInlineStart: `${target?.left ?? 0}px`,
    insetInlineEnd: 'auto',
  });
};
