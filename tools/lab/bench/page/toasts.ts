import { getRoot } from './root.ts';
import { waitUntilPainted } from './stopwatch.ts';

export type ToastText = { title: string; description: string };

/** The props of every toast library, which passes its `show` function to `onReady`. */
export type ToastsProps = { onReady: (show: (text: ToastText) => void) => void };

/** The observed time in ms, until toasts have entered. */
const OBSERVED_MS = 1000;

const waitForFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Whether a text is visible: not transparent, and inside the window, because toasts may enter from outside. */
const isVisible = (text: string) => {
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

export const createBenchPage = (mount: (container: HTMLElement, props: ToastsProps) => void) => {
  let show: ((text: ToastText) => void) | undefined;
  return {
    mount: () => mount(getRoot(), { onReady: (ready) => (show = ready) }),
    isReady: () => show !== undefined,
    /** Shows a toast, and resolves with the ms until it is visible. */
    first: () => {
      const start = performance.now();
      show?.({ title: 'Message 1', description: 'Number 1 of 1' });
      return waitUntilPainted(start, () => isVisible('Message 1'));
    },
    /** Shows a number of toasts at once, and returns the duration of each frame. */
    frames: async (count: number) => {
      const times = [await waitForFrame(), await waitForFrame()];
      for (let index = 1; index <= count; index += 1)
        show?.({ title: `Message ${index}`, description: `Number ${index} of ${count}` });
      while ((times.at(-1) ?? 0) - (times[1] ?? 0) < OBSERVED_MS) times.push(await waitForFrame());
      return times.slice(1);
    },
  };
};

export type ToastsPage = ReturnType<typeof createBenchPage>;
