/** Whether a name is the language's own, such as `map` or `toString`, and not data. */
const isInherited = (target: object, key: string) =>
  !Object.hasOwn(target, key) && key in Object.getPrototypeOf(target);

/**
 * The same JSON, which notes every path that is read, also where there is nothing: `$.data[0].code`. It does not
 * depend on who reads it, or how.
 */
export const recording = <Value>(value: Value, note: (path: string) => void, path = '$'): Value => {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const child: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || isInherited(target, key)) return child;
      const list = Array.isArray(target);
      // Asking for the length is how a reader distinguishes strings and arrays.
      if (key === 'length' && (list || child === undefined)) return child;
      const childPath = list ? `${path}[${key}]` : `${path}.${key}`;
      note(childPath);
      return recording(child, note, childPath);
    },
  });
};
