import { type Session, readSession } from '@janani/api-client';
import { createStore } from '../../platform/store.ts';
import { localStore, readJson, storageKeys, writePersonalEntry } from '../../platform/storage.ts';
import { isEnrolled } from '../../data/session-status.ts';
import { getPhase } from './session-phase.ts';

/** So that a year of classes does not fill the phone. */
const MAX_SAVED = 50;

const getStart = ({ scheduled_at }: Session) => (scheduled_at === null ? Infinity : Date.parse(scheduled_at));

/** Orders sessions by time; those without one are last. */
export const compareStarts = (one: Session, other: Session): number => getStart(one) - getStart(other);

/**
 * The timetable after a response: the current enrolments, without cancelled ones and sessions that are over; the next
 * one first.
 */
export const mergeTimetable = (saved: Session[], read: Session[], now: number): Session[] => {
  const bySlug = new Map([...saved, ...read].map((session) => [session.slug, session]));
  return [...bySlug.values()]
    .filter((session) => isEnrolled(session) && getPhase(session, now) !== 'over')
    .toSorted(compareStarts)
    .slice(0, MAX_SAVED);
};

/** The user's enrolled sessions as this phone last read them; empty if they cannot be parsed. */
export const readTimetable = (userId: string): Session[] => {
  const rows = readJson(localStore, storageKeys.timetable(userId));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const result = readSession(row);
    return result.success ? [result.data] : [];
  });
};

const writes = createStore(null);

/** Notifies when enrolments were saved in this tab. Returns the function that unsubscribes. */
export const onTimetableSaved = writes.subscribe;

/** Persists the user’s enrolments for offline use. They are removed at logout (decision T-25). */
export const saveTimetable = (userId: string, read: Session[], now: number): void => {
  writePersonalEntry(userId, storageKeys.timetable(userId), mergeTimetable(readTimetable(userId), read, now));
  writes.set(null);
};
