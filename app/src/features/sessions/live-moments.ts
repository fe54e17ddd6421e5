import type { Session } from '@janani/api-client';
import { getMinutesUntil, getPhase } from './session-phase.ts';

/** From here on the text is "a few minutes", which is announced once. */
const FEW_MINUTES = 5;

/** A session that is live, or begins soon. */
export type LiveMoment = {
  session: Session;
  /** Minutes until it begins; null once it is live. */
  minutesLeft: number | null;
};

/** The state of a session at a moment; null while it is neither soon nor live. */
export const getLiveMoment = (session: Session, now: number): LiveMoment | null => {
  const phase = getPhase(session, now);
  if (session.scheduled_at === null || phase === 'upcoming' || phase === 'over') return null;
  const minutesLeft = phase === 'live' ? null : getMinutesUntil(Date.parse(session.scheduled_at), now);
  return { session, minutesLeft };
};

/** The saved sessions that are live, then those that begin soon, in their order. */
export const getLiveMoments = (saved: Session[], now: number): LiveMoment[] =>
  saved.flatMap((session) => getLiveMoment(session, now) ?? []);

/** The announcement of a session: it changes twice, not every minute (WCAG 4.1.3). */
export const getAnnouncement = ({ minutesLeft }: LiveMoment): 'begun' | 'few-minutes' | 'none' => {
  if (minutesLeft === null) return 'begun';
  return minutesLeft <= FEW_MINUTES ? 'few-minutes' : 'none';
};

/** The session to announce: the last one with an announcement, because earlier ones have been announced. */
export const findMomentToAnnounce = (moments: LiveMoment[]): LiveMoment | undefined =>
  moments.findLast((moment) => getAnnouncement(moment) !== 'none');
