import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long the scroll position of a page that renders in steps is corrected, in ms. */
const RESTORE_MS = 1500;

/**
 * The user's position on a page: the scroll offset, and the link that the user left by, with its distance from the
 * top.
 */
type Position = { y: number; link?: { href: string; top: number } };

const linkTo = (href: string) =>
  document.querySelector<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`);

/**
 * Restores a position, frame by frame while the page grows, until the user scrolls. Returns the function that stops
 * it.
 */
const restore = ({ y, link }: Position): (() => void) => {
  const end = performance.now() + RESTORE_MS;
  let frame = 0;
  let hasFocused = false;
  const step = () => {
    const element = link && linkTo(link.href);
    if (element) {
      // The cards above may have another height than before: the link's position is the one to restore.
      window.scrollBy(0, element.getBoundingClientRect().top - link.top);
      if (!hasFocused) element.focus({ preventScroll: true });
      hasFocused = true;
    } else window.scrollTo(0, y);
    if (performance.now() < end) frame = requestAnimationFrame(step);
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

/**
 * A new page starts at its top; Back restores the position that the user left, and the focus on the link that they
 * followed. The browser cannot restore it, because the page is rendered later.
 */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, Position>());
  const current = useRef<{ key: string; pathname: string; position: Position }>({
    key,
    pathname,
    position: { y: 0 },
  });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onScroll = () => {
      current.current.position.y = window.scrollY;
    };
    const onClick = ({ target }: MouseEvent) => {
      const anchor = target instanceof Element ? target.closest('main a') : null;
      const href = anchor?.getAttribute('href');
      if (!anchor || !href) return;
      current.current.position.link = { href, top: anchor.getBoundingClientRect().top };
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.key === key) return undefined;
    positions.current.set(previous.key, previous.position);
    const isSamePage = previous.pathname === pathname;
    const saved = type === NavigationType.Pop ? positions.current.get(key) : undefined;
    current.current = { key, pathname, position: isSamePage ? previous.position : { y: saved?.y ?? 0 } };
    if (isSamePage) return undefined;
    if (saved && (saved.y > 0 || saved.link)) return restore(saved);
    window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);
};
