import type { Database } from './database.ts';
import { getIndianMidnight, MINUTE_MS, WEEK_MS } from '../indian-time.ts';
import { inTransaction } from './transaction.ts';

/** Sessions that are about to start do so at a quarter of an hour, as classes do. */
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Between these Indian hours no class starts. */
const NIGHT_FROM = 22;
const NIGHT_UNTIL = 7;

/**
 * The start of a session that follows the clock: this many minutes from the last quarter of an hour. A start in the
 * night is moved by nine hours; a session that has already started is available at any hour.
 */
export function computeStart(now: number, minutes: number): number {
  const start = Math.floor(now / QUARTER_MS) * QUARTER_MS + minutes * MINUTE_MS;
  const hour = (start - getIndianMidnight(start)) / HOUR_MS;
  const isAtNight = hour >= NIGHT_FROM || hour < NIGHT_UNTIL;
  return minutes > 0 && isAtNight ? start + (24 - NIGHT_FROM + NIGHT_UNTIL) * HOUR_MS : start;
}

/**
 * Moves a stored timetable to the present. The seed schedules sessions from the day it is inserted (the anchor), so in
 * a file that is opened a month later all of them would be in the past.
 *
 * It moves by whole weeks, so that a Sunday class stays on a Sunday at its time; within a week the timetable ages as a
 * real one does. Only sessions with `starts_in` (the running one, and the ones that start within the hour, by day)
 * follow the clock at every opening, or they would exist for an hour only.
 */
export function reanchorTimetable(database: Database, now: Date): void {
  const anchor = database.prepare(`select value from facts where name = 'anchor'`).get() as { value: number };
  const shift = Math.floor((getIndianMidnight(now.getTime()) - anchor.value) / WEEK_MS) * WEEK_MS;
  inTransaction(database, () => {
    database
      .prepare('update sessions set scheduled_at = scheduled_at + ? where starts_in is null')
      .run(shift);
    database.prepare(`update facts set value = value + ? where name = 'anchor'`).run(shift);
    const move = database.prepare('update sessions set scheduled_at = ? where id = ?');
    const startingSoon = database
      .prepare('select id, starts_in from sessions where starts_in is not null')
      .all();
    for (const { id, starts_in } of startingSoon as { id: number; starts_in: number }[])
      move.run(computeStart(now.getTime(), starts_in), id);
  });
}

/** Stores the day from which the seed schedules the timetable. */
export function storeAnchor(database: Database, now: Date): void {
  database
    .prepare(`insert into facts (name, value) values ('anchor', ?)`)
    .run(getIndianMidnight(now.getTime()));
}
