const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Runs `callback` once the user is about to follow a link to this path: on touch, hover or focus. Returns the function
 * that stops waiting.
 */
export const onIntent = (path: string, callback: () => void): (() => void) => {
  const controller = new AbortController();
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`a[href="${path}"]`)) return;
    controller.abort();
    callback();
  };
  for (const event of INTENT_EVENTS)
    document.addEventListener(event, onEvent, { passive: true, signal: controller.signal });
  return () => controller.abort();
};
