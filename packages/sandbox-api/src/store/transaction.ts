import type { Database } from './database.ts';

/** Runs the work in a transaction, and rolls back when it throws. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
