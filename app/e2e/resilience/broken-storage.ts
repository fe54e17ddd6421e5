export const stores = ['localStorage', 'sessionStorage', 'IndexedDB', 'caches'] as const;
export const breakages = [
  'throws when touched',
  'is full',
  'drops silently',
  'gives back junk',
  'never responds',
] as const;
export type Store = (typeof stores)[number];
export type Breakage = (typeof breakages)[number];

/** Runs in the page and in the worker before any code of the app: it may use nothing from its module. */
export const breakStorage = ({ store, breakage }: { store: Store; breakage: Breakage }): void => {
  const JUNK = '{"half": [1, \u0000\uFFFD';
  const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const replace = (target: object, name: string, value: unknown) => {
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  };

  if (breakage === 'never responds') {
    replace(IDBFactory.prototype, 'open', () => new EventTarget());
  } else if (breakage === 'throws when touched') {
    const name = store === 'IndexedDB' ? 'indexedDB' : store;
    Object.defineProperty(globalThis, name, { configurable: true, get: blocked });
  } else if (store === 'localStorage' || store === 'sessionStorage') {
    // oxlint-disable-next-line typescript/unbound-method -- called on a storage again
    const { getItem, setItem } = Storage.prototype;
    const isTarget = (storage: Storage) => storage === globalThis[store];
    if (breakage === 'gives back junk') {
      replace(Storage.prototype, 'getItem', function (this: Storage, key: string) {
        return isTarget(this) ? JUNK : getItem.call(this, key);
      });
    } else {
      replace(Storage.prototype, 'setItem', function (this: Storage, key: string, text: string) {
        if (!isTarget(this)) setItem.call(this, key, text);
        else if (breakage === 'is full') throw full();
      });
    }
  } else if (store === 'caches') {
    // Only secure contexts have caches.
    if (typeof Cache === 'undefined') return;
    const junk = () => Promise.resolve(new Response(JUNK, { headers: { 'Content-Type': 'text/html' } }));
    const fail = () => Promise.reject(full());
    const drop = () => Promise.resolve();
    if (breakage === 'gives back junk') {
      replace(Cache.prototype, 'match', junk);
      replace(CacheStorage.prototype, 'match', junk);
    } else {
      for (const name of ['put', 'add', 'addAll'])
        replace(Cache.prototype, name, breakage === 'is full' ? fail : drop);
    }
  } else {
    // oxlint-disable-next-line typescript/unbound-method -- called on an object store again
    const { put } = IDBObjectStore.prototype;
    if (breakage === 'gives back junk') {
      const junk = [{ fbase_key: JUNK, value: JUNK }];
      const reads = new WeakSet<IDBRequest>();
      for (const name of ['get', 'getAll'] as const) {
        const original = IDBObjectStore.prototype[name];
        replace(IDBObjectStore.prototype, name, function (this: IDBObjectStore, ...all: [IDBValidKey]) {
          const request: IDBRequest = original.apply(this, all);
          reads.add(request);
          return request;
        });
      }
      const result = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'result');
      Object.defineProperty(IDBRequest.prototype, 'result', {
        configurable: true,
        get(this: IDBRequest) {
          const real = result?.get?.call(this) as unknown;
          if (!reads.has(this)) return real;
          return Array.isArray(real) ? junk : junk[0];
        },
      });
    } else {
      const write = function (this: IDBObjectStore, ...all: [unknown, IDBValidKey?]) {
        // A full disk ends the transaction, after the call has returned.
        if (breakage === 'is full') {
          const request = put.apply(this, all);
          this.transaction.abort();
          return request;
        }
        return this.count();
      };
      replace(IDBObjectStore.prototype, 'put', write);
      replace(IDBObjectStore.prototype, 'add', write);
    }
  }
};
