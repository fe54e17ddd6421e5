import { ConnectionLost } from './connection-lost.ts';

/** Waits. Rejects as `fetch` does when the caller aborts, and with ConnectionLost when the sandbox closes. */
export async function waitFor(ms: number, caller: AbortSignal, closing: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  const signal = AbortSignal.any([caller, closing]);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const abort = () => {
      clearTimeout(timer);
      reject(caller.aborted ? (caller.reason as Error) : new ConnectionLost());
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
