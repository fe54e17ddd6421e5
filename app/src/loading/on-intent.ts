const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Runs `act` once the user is about to follow a link to this address: on touch, hover or focus. Returns the function
 * that stops waiting.
 */
export const onIntent = (path: string, act: () => void): (() => void) => {
  const waiting = new AbortController();
  const actOnLink = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`a[href="${path}"]`)) return;
    waiting.abort();
    act();
  };
  for (const sign of INTENT_EVENTS)
    document.addEventListener(sign, actOnLink, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
};
