import type { Session } from '@janani/api-client';
import { isCompleted } from '../../data/session-status.ts';
import type { SessionTab } from '../../data/session-queries.ts';

/* The phases of a session, which decide what is shown of it (decision T-35). The status of the specification,
   `isCompleted`, only decides which list contains a session. */

export type SessionTimes = Pick<Session, 'scheduled_at' | 'duration'>;

const MINUTE_MS = 60_000;
const SOON_MINUTES = 15;

export type SessionPhase = 'upcoming' | 'soon' | 'live' | 'over';

/** A session without a time stays upcoming; one without a duration is over once it has begun. */
export const getPhase = ({ scheduled_at, duration }: SessionTimes, now: number): SessionPhase => {
  if (scheduled_at === null) return 'upcoming';
  const start = Date.parse(scheduled_at);
  if (now < start) return now < start - SOON_MINUTES * MINUTE_MS ? 'upcoming' : 'soon';
  return now === start || now < start + (duration ?? 0) * MINUTE_MS ? 'live' : 'over';
};

/** Whole minutes until the start, rounded up: "in 1 minute" is not too late. */
export const getMinutesUntil = (start: number, now: number): number => Math.ceil((start - now) / MINUTE_MS);

/** When the appearance of the session changes next: its phase, its list, or the minutes left. */
export const getNextChange = ({ scheduled_at, duration }: SessionTimes, now: number): number => {
  if (scheduled_at === null) return Infinity;
  const start = Date.parse(scheduled_at);
  if (now < start)
    return start - Math.min(SOON_MINUTES, Math.max(0, getMinutesUntil(start, now) - 1)) * MINUTE_MS;
  // Completed begins after the start, not at it (requirement SD-16).
  if (now === start) return start + 1;
  const end = start + (duration ?? 0) * MINUTE_MS;
  return now < end ? end : Infinity;
};

/**
 * The list Completed follows the specification literally (requirement SD-16); a running session stays in Upcoming too.
 */
export const isInTab = (session: SessionTimes, tab: SessionTab, now: number): boolean =>
  tab === 'completed' ? isCompleted(session, now) : getPhase(session, now) !== 'over';

/** A calendar is useful only before the session begins. */
export const canAddToCalendar = (
  session: SessionTimes,
  now: number,
): session is SessionTimes & { scheduled_at: string } =>
  session.scheduled_at !== null && now < Date.parse(session.scheduled_at);
