const DATABASE = 'janani-check';
const STORE = 'check';
/** Some browsers never answer the first opening of a database (WebKit bug 226547), so a second one is tried. */
const SECOND_TRY_MS = 1_000;
/** How long this device's storage may take before the user is told. */
export const STORAGE_TIMEOUT_MS = 5_000;

/** `sound` also where IndexedDB throws or fails: the provider's SDK sees that by itself and takes another storage. */
export type IndexedDbState = 'sound' | 'lying' | 'silent';

/** Whether IndexedDB says yes to a text and then gives back another, or none. */
const writeAndRead = (settle: (state: IndexedDbState) => void): void => {
  const believe = () => settle('sound');
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', believe);
    opening.addEventListener('success', () => {
      const database = opening.result;
      try {
        const text = String(Math.random());
        const transaction = database.transaction(STORE, 'readwrite');
        transaction.addEventListener('abort', believe);
        transaction.objectStore(STORE).put(text, STORE);
        const reading = transaction.objectStore(STORE).get(STORE);
        reading.addEventListener('success', () => settle(reading.result === text ? 'sound' : 'lying'));
        reading.addEventListener('error', believe);
      } catch {
        believe();
      } finally {
        // After what is under way.
        database.close();
      }
    });
  } catch {
    believe();
  }
};

/** Whether IndexedDB can be relied on now. Resolves within {@link STORAGE_TIMEOUT_MS}. */
export const examineIndexedDb = (): Promise<IndexedDbState> =>
  new Promise((resolve) => {
    const timers = [
      setTimeout(() => writeAndRead(settle), SECOND_TRY_MS),
      setTimeout(() => settle('silent'), STORAGE_TIMEOUT_MS),
    ];
    const settle = (state: IndexedDbState) => {
      for (const timer of timers) clearTimeout(timer);
      resolve(state);
    };
    writeAndRead(settle);
  });
