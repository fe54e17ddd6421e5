/** A page that is not drawn, such as a hidden tab, does not keep anything waiting. */
const NOT_DRAWN_MS = 100;

/**
 * Comes once the page has been drawn as it is now: what follows a press cannot delay the picture that answers it
 * (https://web.dev/articles/optimize-inp#minimize_presentation_delay).
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NOT_DRAWN_MS);
  });
