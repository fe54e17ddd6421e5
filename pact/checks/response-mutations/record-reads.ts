/** Whether a member is inherited, such as `map` or `toString`, and not data. */
const isInherited = (target: object, key: string) =>
  !Object.hasOwn(target, key) && key in Object.getPrototypeOf(target);

/**
 * A proxy of JSON that records every path that is read, such as `$.data[0].code`, including missing ones. It is
 * independent of the code that reads it.
 */
export const recordReads = <Value>(value: Value, onRead: (path: string) => void, path = '$'): Value => {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const child: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || isInherited(target, key)) return child;
      const list = Array.isArray(target);
      // Reading `length` only distinguishes strings and arrays, so it does not count as reading a field.
      if (key === 'length' && (list || child === undefined)) return child;
      const childPath = list ? `${path}[${key}]` : `${path}.${key}`;
      onRead(childPath);
      return recordReads(child, onRead, childPath);
    },
  });
};
