import { openDatabase } from '#open-database';
import { insertSeeds } from '../seeds/insert-seeds.ts';
import { migrate, TABLES } from './schema.ts';
import { storeAnchor, reanchorTimetable } from './timetable.ts';
import { type Tables, createTables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** All data of the sandbox. Reads and writes are synchronous; a write has been committed when its response is sent. */
export type Store = Tables & {
  /** Deletes all data and inserts the seeds again. */
  reset: (now: Date) => void;
  close: () => void;
};

/** Opens the database, creating and seeding it when it is empty. `path` is a file or `:memory:`. */
export function openStore(path: string, now: Date): Store {
  const database = openDatabase(path);
  migrate(database);
  const tables = createTables(database);

  const reset = (now: Date) => {
    // Whole tables are replaced; checking every row's references would take most of the time (a test checks them
    // once).
    database.exec('pragma foreign_keys = off');
    try {
      inTransaction(database, () => {
        for (const table of TABLES) database.exec(`delete from ${table}`);
        // User IDs start from 1 again too.
        database.exec('delete from sqlite_sequence');
        storeAnchor(database, now);
        insertSeeds(tables, now);
      });
    } finally {
      database.exec('pragma foreign_keys = on');
    }
  };

  const { anchored } = database.prepare('select count(*) as anchored from facts').get() as {
    anchored: number;
  };
  if (anchored === 0) reset(now);
  else reanchorTimetable(database, now);

  return { ...tables, reset, close: () => database.close() };
}
