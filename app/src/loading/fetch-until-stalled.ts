/**
 * A slow network delivers bytes slowly, a dead one none: after this long without a byte of any file, the fetch is
 * aborted.
 */
export const STALL_MS = 20_000;

/** A worker passes a file on after it was fetched whole and its integrity checked, so no byte arrives before. */
export const STALL_BEHIND_WORKER_MS = 60_000;
const getStallLimit = () => (navigator.serviceWorker?.controller ? STALL_BEHIND_WORKER_MS : STALL_MS);

const pendingFetches = new Set<AbortController>();
let timer: ReturnType<typeof setTimeout> | undefined;

const abortAll = () => {
  const reason = new DOMException(
    `No part of a file came for ${getStallLimit() / 1000} seconds, so the part of the app that is in it cannot be used. Try again.`,
    'TimeoutError',
  );
  for (const abortController of pendingFetches) abortController.abort(reason);
};

/**
 * Files share one connection, and the last in the queue gets no bytes while the first ones load: a byte of any file
 * counts for all.
 */
const restartTimer = () => {
  clearTimeout(timer);
  if (pendingFetches.size > 0) timer = setTimeout(abortAll, getStallLimit());
};

/**
 * The whole response; rejects with a `TimeoutError` when no byte arrives for `STALL_MS`, behind a worker for
 * `STALL_BEHIND_WORKER_MS`.
 */
export const fetchUntilStalled = async (
  url: string,
  cache: RequestCache,
): Promise<{ response: Response; content: ArrayBuffer }> => {
  const abortController = new AbortController();
  pendingFetches.add(abortController);
  restartTimer();
  try {
    const response = await fetch(url, { cache, signal: abortController.signal });
    restartTimer();
    const monitoredBody = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, streamController) => {
          restartTimer();
          streamController.enqueue(bytes);
        },
      }),
    );
    return { response, content: await new Response(monitoredBody).arrayBuffer() };
  } finally {
    pendingFetches.delete(abortController);
    restartTimer();
  }
};
