import type { BoundUser } from './port.ts';

/**
 * Where the provider's SDK stores users: `firebase:authUser:<api key>:<app>` in a database, or where there is none, in
 * local storage; a user who is confirmed in one tab only, in that tab's session storage (firebase-js-sdk,
 * packages/auth/src/platform_browser/persistence). Accessed without the SDK, because a logout must not wait for a
 * script that fails to load or never responds.
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
/** A user must not wait for a database that does not respond. */
const WAIT_MS = 1_000;
const USER_KEY = 'firebase:authUser:';

/** The SDK's default name: older sessions, stored before each user had an app, use it. */
export const DEFAULT_APP = '[DEFAULT]';

/**
 * Each session has a separate app of the SDK: two users on one phone have two entries, and neither can be mistaken for
 * the other. The name does not identify its user, because the SDK records in another database on which days an app was
 * used (packages/app/src/heartbeatService.ts).
 */
export const getAppName = ({ app }: BoundUser): string => app ?? DEFAULT_APP;

type Row = { fbase_key: string; value: unknown };

const isOtherUserKey = (key: string, app: string | null) =>
  key.startsWith(USER_KEY) && (app === null || !key.endsWith(`:${app}`));

const removeUsersFrom = (open: () => Storage, app: string | null): void => {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (isOtherUserKey(key, app)) storage.removeItem(key);
  } catch {
    // A blocked storage has no entries (decision T-08).
  }
};

/** Whether local storage holds the user of an app, because IndexedDB could not be used when it was stored. */
export const isInLocalStorage = (app: string): boolean => {
  try {
    return Object.keys(window.localStorage).some(
      (key) => key.startsWith(USER_KEY) && key.endsWith(`:${app}`),
    );
  } catch {
    return false;
  }
};

/** The SDK's database; null, without creating it, where there is none. */
const openDatabase = (): Promise<IDBDatabase | null> =>
  new Promise((resolve) => {
    try {
      const opening = indexedDB.open(DATABASE);
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', (event) => {
        // An aborted creation is not an error of the page (Firefox reports it as one).
        event.preventDefault();
        resolve(null);
      });
      opening.addEventListener('success', () => {
        const database = opening.result;
        if (database.objectStoreNames.contains(STORE)) return resolve(database);
        database.close();
        return resolve(null);
      });
    } catch {
      resolve(null);
    }
  });

const runTransaction = async (
  work: (store: IDBObjectStore) => void,
  mode: IDBTransactionMode,
): Promise<void> => {
  const database = await openDatabase();
  if (!database) return;
  await new Promise<void>((resolve) => {
    try {
      const transaction = database.transaction(STORE, mode);
      for (const end of ['complete', 'abort', 'error']) transaction.addEventListener(end, () => resolve());
      work(transaction.objectStore(STORE));
    } catch {
      resolve();
    }
  });
  database.close();
};

/**
 * Works in the SDK's store. Resolves once that is done or has failed; work that takes longer continues without being
 * awaited.
 */
const runInStore = (
  work: (store: IDBObjectStore) => void,
  mode: IDBTransactionMode = 'readwrite',
): Promise<void> =>
  Promise.race([
    runTransaction(work, mode),
    new Promise<void>((resolve) => void setTimeout(resolve, WAIT_MS)),
  ]);

const readRows = (store: IDBObjectStore, onRow: (row: Row) => void): void => {
  const reading = store.getAll() as IDBRequest<Row[]>;
  reading.addEventListener('success', () => {
    for (const row of reading.result) if (typeof row?.fbase_key === 'string') onRow(row);
  });
};

/** Removes every user from this phone, except the one of this app of the SDK. */
export const removeProviderUsers = (except: string | null): Promise<void> => {
  removeUsersFrom(() => window.localStorage, except);
  return runInStore((store) =>
    readRows(store, ({ fbase_key: key }) => {
      if (isOtherUserKey(key, except)) store.delete(key);
    }),
  );
};

/** Removes the user who is confirmed in this tab. */
export const removeTabUser = (): void => removeUsersFrom(() => window.sessionStorage, null);

/** The database row of an app's user; null when there is none. */
export const readProviderUser = async (app: string): Promise<Row | null> => {
  let foundRow: Row | null = null;
  await runInStore(
    (store) =>
      readRows(store, (row) => {
        if (row.fbase_key.startsWith(USER_KEY) && row.fbase_key.endsWith(`:${app}`)) foundRow = row;
      }),
    'readonly',
  );
  return foundRow;
};

/** Restores a user, whom the SDK then finds: it checks every 800 ms. */
export const putProviderUser = (row: Row): Promise<void> => runInStore((store) => void store.put(row));
