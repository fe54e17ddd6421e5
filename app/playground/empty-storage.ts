/** A Storage that no other page shares and that ends with the page (HTML standard, "The Storage interface"). */
const emptyStorage = (): Storage => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  // `Object.keys` returns the entries, as with the browser’s own Storage.
  return new Proxy(storage as Storage, {
    get: (target, name) => (name === 'length' ? kept.size : Reflect.get(target, name)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { value: kept.get(String(key)), enumerable: true, configurable: true }
        : undefined,
  });
};

/** A phone without room: existing entries stay, and new ones are refused. */
export const fillUp = (): void => {
  for (const storage of [localStorage, sessionStorage])
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
};

/** Gives this page its own storage: stories share an origin, and one must not read what another wrote. */
export const emptyStorages = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: emptyStorage(), configurable: true });
};
