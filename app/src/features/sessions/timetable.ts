import { type Session, readSession } from '@janani/api-client';
import { createStore } from '../../platform/store.ts';
import { localStore, readJson, storageKeys, writePersonal } from '../../platform/storage.ts';
import { isEnrolled } from '../../data/session-status.ts';
import { phaseOf } from './session-phase.ts';

/** So that a year of classes does not fill the phone. */
const MAX_SAVED = 50;

const startOf = ({ scheduled_at }: Session) => (scheduled_at === null ? Infinity : Date.parse(scheduled_at));

/** What is kept after a reading: places the user has now, none the user gave up, none that is over; the next one first. */
export const mergeTimetable = (kept: Session[], read: Session[], now: number): Session[] => {
  const bySlug = new Map([...kept, ...read].map((session) => [session.slug, session]));
  return [...bySlug.values()]
    .filter((session) => isEnrolled(session) && phaseOf(session, now) !== 'over')
    .toSorted((one, other) => startOf(one) - startOf(other))
    .slice(0, MAX_SAVED);
};

/** The sessions the user has a place in, as they were last read on this phone. Nothing that cannot be read. */
export const readTimetable = (userId: string): Session[] => {
  const rows = readJson(localStore, storageKeys.timetable(userId));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const result = readSession(row);
    return result.success ? [result.data] : [];
  });
};

const writes = createStore(null);

/** Tells when places were kept, in this tab. Returns how to stop. */
export const onTimetableSaved = writes.subscribe;

/** Keeps the user’s places for when there is no network. They are wiped at logout (decision T-25). */
export const saveTimetable = (userId: string, read: Session[], now: number): void => {
  writePersonal(userId, storageKeys.timetable(userId), mergeTimetable(readTimetable(userId), read, now));
  writes.set(null);
};
