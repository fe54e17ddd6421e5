import type { Session } from '@janani/api-client';
import { isEnrolled, isJoinable } from '../../data/session-status.ts';

const MINUTE_MS = 60_000;
/** How long before its start a session is told of. */
const SOON_MINUTES = 60;
/** From here on "a few minutes", which is said aloud once. */
const FEW_MINUTES = 5;

/** A session with a place that is running, or begins within the hour. */
export type LiveMoment = {
  session: Session;
  /** Until it begins, counted up: who comes "in 1 minute" has not missed it. Null while it is running. */
  minutesLeft: number | null;
};

/** What a session is at a moment; null before its last hour, and once it is over (decision T-05). */
export const momentOf = (session: Session, now: number): LiveMoment | null => {
  if (session.scheduled_at === null || !isEnrolled(session) || !isJoinable(session, now)) return null;
  const minutes = Math.ceil((Date.parse(session.scheduled_at) - now) / MINUTE_MS);
  if (minutes > SOON_MINUTES) return null;
  return { session, minutesLeft: minutes > 0 ? minutes : null };
};

/** Whether its last hour is still to come: until then joining is possible, and not what the page asks for. */
export const isEarly = (session: Session, now: number): boolean =>
  session.scheduled_at !== null && momentOf(session, now) === null;

/** Of the sessions kept on this device those that are running, then those that begin soon. They come in their order. */
export const momentsAt = (kept: Session[], now: number): LiveMoment[] =>
  kept.flatMap((session) => momentOf(session, now) ?? []);

/** What is said aloud of a session: it changes twice, and not with every minute (WCAG 4.1.3). */
export const newsOf = ({ minutesLeft }: LiveMoment): 'begun' | 'few-minutes' | 'none' => {
  if (minutesLeft === null) return 'begun';
  return minutesLeft <= FEW_MINUTES ? 'few-minutes' : 'none';
};

/** The one of them to speak of: the last with news, since an earlier one has been told of. */
export const newestOf = (moments: LiveMoment[]): LiveMoment | undefined =>
  moments.findLast((moment) => newsOf(moment) !== 'none');
