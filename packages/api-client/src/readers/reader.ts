import * as z from 'zod/mini';

// zod's compiled validators need `new Function`, which the app's Content-Security-Policy forbids.
z.config({ jitless: true });

export { z };

/** Reads untrusted JSON: the data, or why it cannot be used. */
export type Reader<Data> = (
  value: unknown,
) => { success: true; data: Data } | { success: false; error: unknown };

/** Creates a schema at its first use: to create all of them takes a slow phone 60 ms, whichever page it opens. */
export const once = <Schema>(create: () => Schema): (() => Schema) => {
  let schema: Schema | undefined;
  return () => (schema ??= create());
};

/** A reader that accepts what the schema accepts. */
export const createReader = <Data>(create: () => z.ZodMiniType<Data>): Reader<Data> => {
  const getSchema = once(create);
  return (value) => z.safeParse(getSchema(), value);
};

/** An identifier: the description allows numbers and strings; the app uses strings. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((value) => String(value)),
);

export const nonEmptyText = z.string().check(z.minLength(1));

// Decision T-30.
/** A text that may be missing; any other value counts as missing. */
export const optionalText = z.catch(z.nullable(nonEmptyText), null);

// Decision T-06.
/** A list whose unreadable rows are omitted. `received` counts all rows, to decide whether a page was full. */
export type List<Item> = { items: Item[]; received: number };

/** Fails when the value is no array, or when it has rows and none can be read. */
export const createListReader = <Item>(create: () => z.ZodMiniType<Item>): Reader<List<Item>> => {
  const getSchema = once(create);
  return (value) => {
    if (!Array.isArray(value)) return { success: false, error: new TypeError('data is not an array') };
    const rows = value.map((row) => z.safeParse(getSchema(), row));
    const items = rows.flatMap((row) => (row.success ? [row.data] : []));
    if (rows.length > 0 && items.length === 0) return { success: false, error: rows[0]?.error };
    return { success: true, data: { items, received: rows.length } };
  };
};
