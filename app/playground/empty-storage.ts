/** A Storage that nobody else sees and that ends with the page (HTML standard, "The Storage interface"). */
const emptyStorage = (): Storage => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  // `Object.keys` gives the entries, as it does of the browser’s own.
  return new Proxy(storage as Storage, {
    get: (target, name) => (name === 'length' ? kept.size : Reflect.get(target, name)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { value: kept.get(String(key)), enumerable: true, configurable: true }
        : undefined,
  });
};

/** As of a phone without room: what is kept stays, and nothing more is taken. */
export const fillUp = (): void => {
  for (const storage of [localStorage, sessionStorage])
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
};

/** Gives this page storages of its own: stories share an origin, and one must not find what another left. */
export const emptyStorages = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: emptyStorage(), configurable: true });
};
