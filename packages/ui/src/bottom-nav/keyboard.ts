/** The properties of `window.visualViewport` that an on-screen keyboard changes, in CSS px. */
export type ViewportSize = { width: number; height: number; scale: number };

/** Higher than any browser bar and lower than any on-screen keyboard. */
const SMALLEST_KEYBOARD = 160;

/** The height a viewport would have without pinch zoom. */
const getHeight = ({ height, scale }: ViewportSize) => height * scale;

/**
 * Follows the viewport's size and returns whether an on-screen keyboard covers some of it: the viewport is then far
 * lower than it has been at the same width. It works with both ways a page can resize under a keyboard
 * (`interactive-widget`), which a comparison with the window's height does not.
 */
export const watchKeyboard = (): ((size: ViewportSize) => boolean) => {
  const tallest = new Map<number, number>();
  return (size) => {
    const width = Math.round(size.width * size.scale);
    const full = Math.max(tallest.get(width) ?? 0, getHeight(size));
    tallest.set(width, full);
    return full - getHeight(size) > SMALLEST_KEYBOARD;
  };
};
