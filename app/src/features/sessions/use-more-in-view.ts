import { useEffect, useEffectEvent, useRef } from 'react';

/** Spec §9: more is asked for 200 px before the end of the list. */
const BEFORE_END_PX = 200;

/** Asks for more whenever the returned element comes near the view, and again while it stays there. */
export const useMoreInView = (canAsk: boolean, ask: () => void) => {
  const end = useRef<HTMLDivElement>(null);
  const onInView = useEffectEvent(ask);
  useEffect(() => {
    const element = end.current;
    if (!canAsk || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onInView();
      },
      { rootMargin: `0px 0px ${BEFORE_END_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canAsk]);
  return end;
};
