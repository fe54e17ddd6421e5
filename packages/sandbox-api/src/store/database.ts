/** The value of a column or a placeholder. */
type Value = null | number | bigint | string | Uint8Array;

/** A prepared statement. Placeholders are filled by name, or in order. */
export type Statement = {
  get: (...values: (Value | Record<string, Value>)[]) => unknown;
  all: (...values: (Value | Record<string, Value>)[]) => unknown[];
  run: (...values: (Value | Record<string, Value>)[]) => unknown;
};

/**
 * The subset of a SQLite database that the store uses: Node’s own engine provides it, and the page's engine is adapted
 * to it.
 */
export type Database = {
  exec: (sql: string) => void;
  prepare: (sql: string) => Statement;
  close: () => void;
};

/** Opens a file, or `:memory:`. */
export type OpenDatabase = (path: string) => Database;
