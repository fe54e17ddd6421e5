const DATABASE = 'janani-check';
const STORE = 'check';
/** Well before a user notices; some browsers never answer the first opening of a database (WebKit bug 226547). */
const WAIT_MS = 1_000;

/**
 * Whether IndexedDB says yes to a text and then gives back another, or none. A browser that throws or
 * fails is no liar: the provider's SDK sees that by itself. One that does not answer is believed.
 */
export const isIndexedDbLying = (): Promise<boolean> =>
  new Promise((resolve) => {
    const believe = () => resolve(false);
    setTimeout(believe, WAIT_MS);
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
          reading.addEventListener('success', () => resolve(reading.result !== text));
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
  });
