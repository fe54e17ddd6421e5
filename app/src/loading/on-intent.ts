const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Does something once the user is about to follow a link to this address: the finger is on it, the
 * pointer over it, or the keyboard at it. Returns how to stop waiting.
 */
export const onIntent = (path: string, act: () => void): (() => void) => {
  const waiting = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`a[href="${path}"]`)) return;
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
};
