import { openDatabase } from '#open-database';
import { plantSeeds } from '../seeds/plant-seeds.ts';
import { migrate, TABLES } from './schema.ts';
import { anchorTimetable, reanchorTimetable } from './timetable.ts';
import { type Tables, tablesOf } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Everything the sandbox knows. Reads and writes are synchronous; an answered write has been committed. */
export type Store = Tables & {
  /** Forgets everything and plants the seeds again. */
  reset: (now: Date) => void;
  close: () => void;
};

/** Opens the database, creating and seeding it when it is empty. `path` is a file or `:memory:`. */
export function openStore(path: string, now: Date): Store {
  const database = openDatabase(path);
  migrate(database);
  const tables = tablesOf(database);

  const reset = (moment: Date) => {
    // Whole tables go and come; a look at every row's references would take most of the time (a test looks once).
    database.exec('pragma foreign_keys = off');
    try {
      inTransaction(database, () => {
        for (const table of TABLES) database.exec(`delete from ${table}`);
        // Users are numbered from the start again too.
        database.exec('delete from sqlite_sequence');
        anchorTimetable(database, moment);
        plantSeeds(tables, moment);
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
