/** Web Storage, of which `Object.keys` names the entries as in a browser. */
export const createMemoryStorage = (onWrite: () => void = () => {}) => {
  const methods = {
    getItem: (key: string): string | null => (Object.hasOwn(entries, key) ? entries[key]! : null),
    setItem: (key: string, text: string) => {
      entries[key] = text;
      onWrite();
    },
    removeItem: (key: string) => {
      if (!Object.hasOwn(entries, key)) return;
      delete entries[key];
      onWrite();
    },
  };
  const entries = Object.create(methods) as Record<string, string> & typeof methods;
  return entries;
};

export type MemoryStorage = ReturnType<typeof createMemoryStorage>;
