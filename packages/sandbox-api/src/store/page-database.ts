import sqlite3InitModule, { type PreparedStatement, type SqlValue } from '@sqlite.org/sqlite-wasm';
import { sandboxError } from '../sandbox-error.ts';
import type { Database, OpenDatabase, Statement } from './database.ts';

const sqlite3 = await sqlite3InitModule();

type Values = Parameters<Statement['get']>;

type Named = Exclude<Extract<Values[number], object>, Uint8Array>;

const isNamed = (value: Values[number] | undefined): value is Named =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** The name of a placeholder, with its colon. */
const nameAt = (statement: PreparedStatement, index: number): string =>
  sqlite3.capi.sqlite3_bind_parameter_name(statement, index) ?? '';

/** The names of the placeholders in order, without their colons; empty for a placeholder without a name. */
const namesIn = (statement: PreparedStatement): readonly string[] =>
  Array.from({ length: statement.parameterCount }, (_, at) => nameAt(statement, at + 1).slice(1));

const wrapStatement = (statement: PreparedStatement): Statement => {
  // Read once: otherwise SQLite would look up the name for each value of each row.
  const names = namesIn(statement);
  const getRows = ([first, ...rest]: Values, maxRows: number): unknown[] => {
    const ordered = isNamed(first) ? names.map((name) => first[name]) : [first, ...rest];
    try {
      names.forEach((_, at) => statement.bind(at + 1, ordered[at] as SqlValue));
      const rows: unknown[] = [];
      while (rows.length < maxRows && statement.step()) rows.push(statement.get({}));
      return rows;
    } finally {
      statement.reset(true);
    }
  };
  return {
    get: (...values) => getRows(values, 1)[0],
    all: (...values) => getRows(values, Infinity),
    run: (...values) => void getRows(values, Infinity),
  };
};

/** With SQLite’s WebAssembly build, in the memory of the page: no data outlives it. */
export const openDatabase: OpenDatabase = (path): Database => {
  if (path !== ':memory:')
    throw sandboxError({
      happened: `A page cannot open the file ${path}`,
      so: 'there is no data to answer from',
      todo: 'leave `databasePath` out',
    });
  const database = new sqlite3.oo1.DB(path);
  return {
    exec: (sql) => void database.exec(sql),
    prepare: (sql) => wrapStatement(database.prepare(sql)),
    close: () => database.close(),
  };
};
