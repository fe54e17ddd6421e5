import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance from the top of the window, below a desktop's header, at which the day in view is determined. */
const READ_FROM_PX = 120;
/** A page of the list that is not rendered yet will be within this time. */
const RENDER_TIMEOUT_MS = 1000;

/** Content above a day gets its real height when it first comes near the view. */
const LAYOUT_STABLE_FRAMES = 4;

const reaches = (element: Element) => element.getBoundingClientRect().bottom > READ_FROM_PX;

type InView = { current?: string | undefined; currentPage: number };

/** The page and the day in view. The pages are searched first, because content far from the view is not laid out. */
const findDayInView = (list: Element): InView => {
  const pages = [...list.children];
  const currentPage = Math.max(0, pages.findIndex(reaches));
  const days = pages[currentPage]?.querySelectorAll<HTMLElement>('[data-day]') ?? [];
  return { current: [...days].find(reaches)?.dataset['day'], currentPage };
};

/** Scrolls to a day once its page of the list is rendered, and focuses its first session. */
const goTo = (list: Element, page: number, key: string): void => {
  const end = performance.now() + RENDER_TIMEOUT_MS;
  let framesLeft = LAYOUT_STABLE_FRAMES;
  const step = () => {
    const day = list.querySelector(`[data-day="${CSS.escape(key)}"]`);
    (day ?? list.children[page])?.scrollIntoView();
    if (day) framesLeft -= 1;
    if (framesLeft > 0 && performance.now() < end) requestAnimationFrame(step);
    else day?.querySelector('a')?.focus({ preventScroll: true });
  };
  step();
};

/** The day of the list that is on screen, and a function to go to another. */
export const useDayInView = (list: RefObject<Element | null>) => {
  const [inView, setInView] = useState<InView>({ currentPage: 0 });
  // The last days cannot be scrolled to the top: the selected one counts as in view until the user scrolls.
  const isPinned = useRef(false);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!list.current || isPinned.current) return;
      const next = findDayInView(list.current);
      setInView((last) =>
        last.current === next.current && last.currentPage === next.currentPage ? last : next,
      );
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const release = () => {
      isPinned.current = false;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    onScroll();
    window.addEventListener('scroll', onScroll, options);
    for (const input of ['wheel', 'touchmove', 'keydown']) window.addEventListener(input, release, options);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [list]);

  return {
    ...inView,
    goTo: (page: number, key: string) => {
      isPinned.current = true;
      setInView({ current: key, currentPage: page });
      if (list.current) goTo(list.current, page, key);
    },
  };
};
