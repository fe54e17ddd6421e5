import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database, OpenDatabase } from './database.ts';

/** How long a second process on the same file waits for the first. */
const BUSY_TIMEOUT_MS = 2000;

/**
 * Opens a database of Node’s SQLite. Write-ahead logging preserves every acknowledged write when the process is killed.
 */
export const openDatabase: OpenDatabase = (path) => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  return database as Database;
};
