/** A Storage that no other page shares and that ends with the page (HTML standard, "The Storage interface"). */
const createStorage = (): Storage => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
  // `Object.keys` returns the entries, as with the browser’s own Storage.
  return new Proxy(storage as Storage, {
    get: (target, name) => (name === 'length' ? entries.size : Reflect.get(target, name)),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key))
        ? { value: entries.get(String(key)), enumerable: true, configurable: true }
        : undefined,
  });
};

/** Simulates a full storage: existing entries stay, and new ones are rejected. */
export const rejectWrites = (): void => {
  for (const storage of [localStorage, sessionStorage])
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
};

/** Replaces the storage of this page: stories share an origin, and must not read each other's entries. */
export const isolateStorages = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: createStorage(), configurable: true });
};
