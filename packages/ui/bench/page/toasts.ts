import { root } from './root.ts';

export type ToastText = { title: string; description: string };

/** What every toast library is given: it hands back how to show one. */
export type ToastsProps = { onReady: (show: (text: ToastText) => void) => void };

/** How long frames are watched, in ms: toasts come in and settle. */
const WATCHED = 1000;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

export const offer = (mount: (root: HTMLElement, props: ToastsProps) => void) => {
  let show: ((text: ToastText) => void) | undefined;
  return {
    mount: () => mount(root(), { onReady: (ready) => (show = ready) }),
    isReady: () => show !== undefined,
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
