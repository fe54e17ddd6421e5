/** The time limit in ms: a candidate that takes longer has failed. */
const TIME_LIMIT = 10_000;

const runAfterPaint = (then: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then, { once: true });
  port1.start();
  port2.postMessage(undefined);
};

/** Resolves with the ms from `start` until a frame that meets the condition has been painted. */
export const waitUntilPainted = (start: number, isMet: () => boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const check = () => {
      if (performance.now() - start > TIME_LIMIT)
        reject(new Error(`The expected result was not shown after ${TIME_LIMIT} ms.`));
      // A message sent from a frame callback is delivered after that frame is painted.
      else if (isMet()) runAfterPaint(() => resolve(performance.now() - start));
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });

/** Resolves with the ms from the next event of this type until a frame that meets the condition has been painted. */
export const waitUntilPaintedAfter = (event: string, isMet: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const onEvent = ({ timeStamp }: Event) => resolve(waitUntilPainted(timeStamp, isMet));
    window.addEventListener(event, onEvent, { capture: true, once: true });
  });
