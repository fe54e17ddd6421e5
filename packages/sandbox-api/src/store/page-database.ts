import sqlite3InitModule, { type PreparedStatement, type SqlValue } from '@sqlite.org/sqlite-wasm';
import { createSandboxError } from '../sandbox-error.ts';
import type { Database, OpenDatabase, Statement } from './database.ts';

const sqlite3 = await sqlite3InitModule();

type Values = Parameters<Statement['get']>;

type NamedValues = Exclude<Extract<Values[number], object>, Uint8Array>;

const isNamedValues = (value: Values[number] | undefined): value is NamedValues =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** The name of a placeholder, with its colon. */
const getPlaceholderName = (statement: PreparedStatement, index: number): string =>
  sqlite3.capi.sqlite3_bind_parameter_name(statement, index) ?? '';

/** The names of the placeholders in order, without their colons; empty for a placeholder without a name. */
const getPlaceholderNames = (statement: PreparedStatement): readonly string[] =>
  Array.from({ length: statement.parameterCount }, (_, index) =>
    getPlaceholderName(statement, index + 1).slice(1),
  );

const wrapStatement = (statement: PreparedStatement): Statement => {
  // Read once: otherwise SQLite would look up the name for each value of each row.
  const names = getPlaceholderNames(statement);
  const getRows = ([first, ...rest]: Values, maxRows: number): unknown[] => {
    const ordered = isNamedValues(first) ? names.map((name) => first[name]) : [first, ...rest];
    try {
      names.forEach((_, index) => statement.bind(index + 1, ordered[index] as SqlValue));
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

/** Opens a database of SQLite’s WebAssembly build, in the memory of the page: its data is lost with the page. */
export const openDatabase: OpenDatabase = (path): Database => {
  if (path !== ':memory:')
    throw createSandboxError({
      problem: `A page cannot open the file ${path}`,
      consequence: 'there is no data to answer from',
      fix: 'leave `databasePath` out',
    });
  const database = new sqlite3.oo1.DB(path);
  return {
    exec: (sql) => void database.exec(sql),
    prepare: (sql) => wrapStatement(database.prepare(sql)),
    close: () => database.close(),
  };
};
