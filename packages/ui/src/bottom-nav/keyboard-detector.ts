/** The properties of `window.visualViewport` that an on-screen keyboard changes, in CSS px. */
export type ViewportSize = { width: number; height: number; scale: number };

/** Higher than any browser bar and lower than any on-screen keyboard. */
const MIN_KEYBOARD_HEIGHT = 160;

/** The height a viewport would have without pinch zoom. */
const getUnzoomedHeight = ({ height, scale }: ViewportSize) => height * scale;

/**
 * Follows the viewport's size and returns whether an on-screen keyboard covers some of it: the viewport is then far
 * lower than it has been at the same width. It works with both ways a page can resize under a keyboard
 * (`interactive-widget`), which a comparison with the window's height does not.
 */
export const createKeyboardDetector = (): ((size: ViewportSize) => boolean) => {
  const maxHeightByWidth = new Map<number, number>();
  return (size) => {
    const width = Math.round(size.width * size.scale);
    const fullHeight = Math.max(maxHeightByWidth.get(width) ?? 0, getUnzoomedHeight(size));
    maxHeightByWidth.set(width, fullHeight);
    return fullHeight - getUnzoomedHeight(size) > MIN_KEYBOARD_HEIGHT;
  };
};
