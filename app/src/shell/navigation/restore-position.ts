/** How long the position on a page that renders in steps is corrected, in ms: from the arrival of the link. */
const CORRECT_MS = 1500;
/** How long the link is awaited, in ms: a slow phone takes seconds to render a page. */
const MAX_WAIT_MS = 10_000;

/**
 * The user's position on a page: the scroll offset, and the link that the user left by, with its distance from the
 * top.
 */
export type Position = { y: number; link?: { href: string; top: number } };

const linkTo = (href: string) =>
  document.querySelector<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`);

const isLongEnough = (y: number) => document.documentElement.scrollHeight - window.innerHeight >= y;

/**
 * Restores a position, frame by frame while the page grows, and the focus on its link, until the user scrolls, presses
 * or types. Returns the function that stops it.
 */
export const restorePosition = ({ y, link }: Position): (() => void) => {
  const start = performance.now();
  let end = start + (link ? MAX_WAIT_MS : CORRECT_MS);
  let frame = 0;
  let hasFocused = false;
  const step = () => {
    const now = performance.now();
    const element = link && linkTo(link.href);
    if (element) {
      // The cards above may have another height than before: the link's position is the one to restore.
      window.scrollBy(0, element.getBoundingClientRect().top - link.top);
      if (!hasFocused) {
        element.focus({ preventScroll: true });
        end = now + CORRECT_MS;
      }
      hasFocused = true;
      // Afterwards assistive technology may scroll without any event. A list renders the link only once it is near.
    } else if (now < start + CORRECT_MS || !isLongEnough(y)) window.scrollTo(0, y);
    if (now < end) frame = requestAnimationFrame(step);
  };
  const stop = () => cancelAnimationFrame(frame);
  const signals = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stopOnInput = new AbortController();
  for (const signal of signals)
    window.addEventListener(signal, stop, { passive: true, once: true, signal: stopOnInput.signal });
  step();
  return () => {
    stop();
    stopOnInput.abort();
  };
};
