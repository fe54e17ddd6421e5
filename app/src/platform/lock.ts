/** A tab that holds the lock while frozen must not block the others. */
const LOCK_TIMEOUT_MS = 3_000;

/** Runs the work while no other tab runs any under the same name, where the browser supports locks. */
export const withLock = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  if (!('locks' in navigator)) return work();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOCK_TIMEOUT_MS);
  let result: Promise<Value> | undefined;
  try {
    await navigator.locks.request(name, { signal: controller.signal }, async () => {
      clearTimeout(timer);
      result = work();
      await result.catch(() => {});
    });
  } catch {
    // Not granted in time, or not supported: running the work matters more.
  }
  clearTimeout(timer);
  return result ?? work();
};
