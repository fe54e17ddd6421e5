import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type Position, restorePosition } from './restore-position.ts';

/**
 * A new page starts at its top; Back restores the position that the user left, and the focus on the link that they
 * followed. The browser cannot restore it, because the page is rendered later.
 */
export const useScrollRestoration = (): void => {
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
    if (saved && (saved.y > 0 || saved.link)) return restorePosition(saved);
    window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);
};
