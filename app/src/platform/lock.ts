/** A tab that holds it and stands still must not keep the others waiting. */
const PATIENCE_MS = 3_000;

/** Does something while no other tab does anything under the same name, where the browser can see to that. */
export const withLock = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  let result: Promise<Value> | undefined;
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      result = work();
      await result.catch(() => {});
    });
  } catch {
    // Not granted in time, or not here at all: the work itself matters more.
  }
  clearTimeout(timer);
  return result ?? work();
};
