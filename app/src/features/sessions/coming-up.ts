import type { Session } from '@janani/api-client';
import { isCompleted } from '../../data/session-status.ts';
import { keptAfter } from './timetable.ts';

/**
 * How many sessions the user has a place in that have not begun. The dashboard reads ten of the timetable
 * (spec §9), so that those this phone has kept from earlier readings count as well.
 */
export const countComingUp = (kept: Session[], read: Session[], now: number): number =>
  keptAfter(kept, read, now).filter((session) => !isCompleted(session, now)).length;
