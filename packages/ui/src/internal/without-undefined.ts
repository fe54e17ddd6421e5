type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/**
 * The properties that have a value. React Aria's props may be left out but not be `undefined`, which would also
 * override the value that a surrounding component provides.
 */
export const withoutUndefined = <T extends object>(props: T): Defined<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
