import type { Session } from '@janani/api-client';
import { isCompleted, isEnrolled } from '../../data/session-status.ts';
import { eachOnce } from './each-once.ts';
import { phaseOf } from './session-phase.ts';
import { keptAfter } from './timetable.ts';

/**
 * How many sessions the user has a place in that have not begun. The dashboard reads ten of the timetable
 * (spec §9), so that those this phone has kept from earlier readings count as well.
 */
export const countComingUp = (kept: Session[], read: Session[], now: number): number =>
  keptAfter(kept, read, now).filter((session) => !isCompleted(session, now)).length;

/**
 * The sessions that come next: those the user has a place in, then all others; none that is over (decision G-21). One
 * that is running does not take the place of what is still to come.
 */
export const nextSessions = (kept: Session[], read: Session[], now: number): Session[] => {
  const own = keptAfter(kept, read, now);
  const isLive = (session: Session) => phaseOf(session, now) === 'live';
  const running = own.filter(isLive);
  const others = eachOnce(read).filter((session) => !isEnrolled(session) && phaseOf(session, now) !== 'over');
  return [
    ...running.slice(0, 1),
    ...own.filter((session) => !isLive(session)),
    ...running.slice(1),
    ...others,
  ];
};
