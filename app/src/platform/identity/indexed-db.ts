const DATABASE = 'janani-check';
const STORE = 'check';
/** Some browsers never respond to the first opening of a database (WebKit bug 226547), so a second one is tried. */
const SECOND_TRY_MS = 1_000;
/** How long this device's storage may take before the user sees an error. */
export const STORAGE_TIMEOUT_MS = 5_000;

/** Also `usable` if IndexedDB throws or fails: the provider's SDK detects that and uses another storage. */
export type IndexedDbState = 'usable' | 'inconsistent' | 'unresponsive';

/** Whether IndexedDB accepts a text but then returns another one, or none. */
const writeAndRead = (finish: (state: IndexedDbState) => void): void => {
  const finishUsable = () => finish('usable');
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', finishUsable);
    opening.addEventListener('success', () => {
      const database = opening.result;
      try {
        const text = String(Math.random());
        const transaction = database.transaction(STORE, 'readwrite');
        transaction.addEventListener('abort', finishUsable);
        transaction.objectStore(STORE).put(text, STORE);
        const reading = transaction.objectStore(STORE).get(STORE);
        reading.addEventListener('success', () =>
          finish(reading.result === text ? 'usable' : 'inconsistent'),
        );
        reading.addEventListener('error', finishUsable);
      } catch {
        finishUsable();
      } finally {
        // After the pending transactions.
        database.close();
      }
    });
  } catch {
    finishUsable();
  }
};

/** Whether IndexedDB is reliable now. Resolves within {@link STORAGE_TIMEOUT_MS}. */
export const checkIndexedDb = (): Promise<IndexedDbState> =>
  new Promise((resolve) => {
    const timers = [
      setTimeout(() => writeAndRead(finish), SECOND_TRY_MS),
      setTimeout(() => finish('unresponsive'), STORAGE_TIMEOUT_MS),
    ];
    const finish = (state: IndexedDbState) => {
      for (const timer of timers) clearTimeout(timer);
      resolve(state);
    };
    writeAndRead(finish);
  });
