/** A signal that aborts with the caller's signal or after the time limit, and reports which it was. */
export type TimeLimit = {
  signal: AbortSignal;
  hasExpired: () => boolean;
  /** The work's result, or a rejection as soon as the signal aborts. */
  race: <Value>(work: Promise<Value>) => Promise<Value>;
  release: () => void;
};

/**
 * `AbortSignal.any` and `.timeout` would do this, but Chrome 100 to 115, which many users' phones still run, has no
 * `any`.
 */
export const createTimeLimit = (ms: number, caller?: AbortSignal): TimeLimit => {
  const controller = new AbortController();
  const { signal } = controller;
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort(new DOMException('The time limit has passed.', 'TimeoutError'));
  }, ms);
  const abort = () => controller.abort(caller?.reason);
  if (caller?.aborted) abort();
  else caller?.addEventListener('abort', abort, { once: true });

  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Without this, an abort while no work is racing would be an unhandled rejection.
  aborted.catch(() => {});

  return {
    signal,
    hasExpired: () => expired,
    race: (work) => Promise.race([work, aborted]),
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
};
