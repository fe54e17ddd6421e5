import type { Database } from './database.ts';
import { indianMidnight, MINUTE_MS, WEEK_MS } from '../indian-time.ts';
import { inTransaction } from './transaction.ts';

/** Sessions that are about to start do so at a quarter of an hour, as classes do. */
const QUARTER_MS = 15 * MINUTE_MS;

/** The last quarter of an hour at or before the moment. */
export const quarter = (moment: number) => Math.floor(moment / QUARTER_MS) * QUARTER_MS;

/**
 * Keeps a stored timetable around now. The seed lays sessions out from the day it is planted (the anchor), and
 * a file opened a month later would hold nothing but the past.
 *
 * Whole weeks are added, so that a Sunday class stays on a Sunday at its time; within a week the timetable ages
 * as a real one does. Only sessions with `starts_in` (the one that is running, the ones that start within the
 * hour) follow the clock at every opening, or they would exist for an hour only.
 */
export function keepTimetableNear(database: Database, now: Date): void {
  const anchor = database.prepare(`select value from facts where name = 'anchor'`).get() as { value: number };
  const drift = Math.floor((indianMidnight(now.getTime()) - anchor.value) / WEEK_MS) * WEEK_MS;
  inTransaction(database, () => {
    database
      .prepare('update sessions set scheduled_at = scheduled_at + ? where starts_in is null')
      .run(drift);
    database.prepare(`update facts set value = value + ? where name = 'anchor'`).run(drift);
    database
      .prepare(
        'update sessions set scheduled_at = :opening + starts_in * :minute where starts_in is not null',
      )
      .run({ opening: quarter(now.getTime()), minute: MINUTE_MS });
  });
}

/** Remembers the day from which the seed lays the timetable out. */
export function anchorTimetable(database: Database, now: Date): void {
  database.prepare(`insert into facts (name, value) values ('anchor', ?)`).run(indianMidnight(now.getTime()));
}
