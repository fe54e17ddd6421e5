import type { List, Session } from '@janani/api-client';
import { hasAllUpcoming } from '../../data/session-queries.ts';
import { isEnrolled } from '../../data/session-status.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import { getPhase } from './session-phase.ts';
import { mergeTimetable } from './timetable.ts';

/** The saved sessions that are still in the timetable, if the response contains all upcoming sessions. */
export const filterListed = (saved: Session[], next: List<Session> | undefined, now: number): Session[] => {
  if (!next || !hasAllUpcoming(next)) return saved;
  const ids = new Set(next.items.map(({ id }) => id));
  return saved.filter((session) => ids.has(session.id) || getPhase(session, now) === 'live');
};

/**
 * The number of enrolled sessions that are not over. The dashboard reads ten sessions of the timetable (spec §9), so
 * those this phone has saved from earlier reads count as well.
 */
export const countComingUp = (saved: Session[], read: Session[], now: number): number =>
  mergeTimetable(saved, read, now).filter((session) => getPhase(session, now) !== 'over').length;

/**
 * The next sessions: the enrolled ones, then all others; none that is over (decision G-21). A running one does not
 * count towards the limit.
 */
export const getNextSessions = (saved: Session[], read: Session[], now: number): Session[] => {
  const enrolledSessions = mergeTimetable(saved, read, now);
  const isLive = (session: Session) => getPhase(session, now) === 'live';
  const running = enrolledSessions.filter(isLive);
  const others = removeDuplicates(read).filter(
    (session) => !isEnrolled(session) && getPhase(session, now) !== 'over',
  );
  return [
    ...running.slice(0, 1),
    ...enrolledSessions.filter((session) => !isLive(session)),
    ...running.slice(1),
    ...others,
  ];
};
