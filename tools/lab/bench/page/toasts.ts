import { root } from './root.ts';
import { untilPainted } from './stopwatch.ts';

export type ToastText = { title: string; description: string };

/** What every toast library is given: it hands back how to show one. */
export type ToastsProps = { onReady: (show: (text: ToastText) => void) => void };

/** How long frames are watched, in ms: toasts come in and settle. */
const WATCHED = 1000;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Whether a text can be seen: not transparent, and not beside the window, where toasts may come in from. */
const isSeen = (text: string) => {
  const path = `//*[text()="${text}"]`;
  const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  if (
    !(found instanceof Element) ||
    !found.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
    return false;
  const { top, bottom, left, right } = found.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

export const offer = (mount: (root: HTMLElement, props: ToastsProps) => void) => {
  let show: ((text: ToastText) => void) | undefined;
  return {
    mount: () => mount(root(), { onReady: (ready) => (show = ready) }),
    isReady: () => show !== undefined,
    /** Shows one, and resolves with the ms until it can be seen. */
    first: () => {
      const start = performance.now();
      show?.({ title: 'Message 1', description: 'Number 1 of 1' });
      return untilPainted(start, () => isSeen('Message 1'));
    },
    /** Shows so many at once, and gives the times of the frames from the one before. */
    frames: async (count: number) => {
      const times = [await nextFrame(), await nextFrame()];
      for (let index = 1; index <= count; index += 1)
        show?.({ title: `Message ${index}`, description: `Number ${index} of ${count}` });
      while ((times.at(-1) ?? 0) - (times[1] ?? 0) < WATCHED) times.push(await nextFrame());
      return times.slice(1);
    },
  };
};

export type ToastsPage = ReturnType<typeof offer>;
