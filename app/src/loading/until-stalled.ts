/**
 * A slow network delivers bytes slowly, a dead one none: after this long without a byte of any file, the fetch is
 * aborted.
 */
export const STALL_MS = 20_000;

/** A worker passes a file on after it was fetched whole and its integrity checked, so no byte arrives before. */
export const STALL_BEHIND_WORKER_MS = 60_000;
const stallLimit = () => (navigator.serviceWorker?.controller ? STALL_BEHIND_WORKER_MS : STALL_MS);

const pendingFetches = new Set<AbortController>();
let timer: ReturnType<typeof setTimeout> | undefined;

const abortAll = () => {
  const reason = new DOMException(
    `No part of a file came for ${stallLimit() / 1000} seconds, so the part of the app that is in it cannot be used. Try again.`,
    'TimeoutError',
  );
  for (const work of pendingFetches) work.abort(reason);
};

/**
 * Files share one connection, and the last in the queue gets no bytes while the first ones load: a byte of any file
 * counts for all.
 */
const restartTimer = () => {
  clearTimeout(timer);
  if (pendingFetches.size > 0) timer = setTimeout(abortAll, stallLimit());
};

/**
 * The whole response; rejects with a `TimeoutError` when no byte arrives for `STALL_MS`, behind a worker for
 * `STALL_BEHIND_WORKER_MS`.
 */
export const fetchUntilStalled = async (
  url: string,
  cache: RequestCache,
): Promise<{ response: Response; content: ArrayBuffer }> => {
  const work = new AbortController();
  pendingFetches.add(work);
  restartTimer();
  try {
    const response = await fetch(url, { cache, signal: work.signal });
    restartTimer();
    const counting = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, on) => {
          restartTimer();
          on.enqueue(bytes);
        },
      }),
    );
    return { response, content: await new Response(counting).arrayBuffer() };
  } finally {
    pendingFetches.delete(work);
    restartTimer();
  }
};
