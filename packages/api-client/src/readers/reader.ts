import * as z from 'zod/mini';

// zod's compiled validators need `new Function`, which the app's Content-Security-Policy forbids.
z.config({ jitless: true });

export { z };

/** Reads untrusted JSON: the data, or why it cannot be used. */
export type Reader<Data> = (
  value: unknown,
) => { success: true; data: Data } | { success: false; error: unknown };

/** A reader that accepts what the schema accepts. */
export const createReader =
  <Data>(schema: z.ZodMiniType<Data>): Reader<Data> =>
  (value) =>
    z.safeParse(schema, value);

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
export const createListReader =
  <Item>(schema: z.ZodMiniType<Item>): Reader<List<Item>> =>
  (value) => {
    if (!Array.isArray(value)) return { success: false, error: new TypeError('data is not an array') };
    const rows = value.map((row) => z.safeParse(schema, row));
    const items = rows.flatMap((row) => (row.success ? [row.data] : []));
    if (rows.length > 0 && items.length === 0) return { success: false, error: rows[0]?.error };
    return { success: true, data: { items, received: rows.length } };
  };
