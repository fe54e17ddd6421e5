import type { Session } from '@janani/api-client';
import { removeDuplicates } from './remove-duplicates.ts';
import { getPhase } from './session-phase.ts';

/**
 * The live sessions in the cached lists. The call for Upcoming returns none, because the backend counts them as
 * completed: they are first in Upcoming without an additional request (decision T-35).
 */
export const getLiveSessions = (sessions: readonly Session[], now: number): Session[] =>
  removeDuplicates(sessions.filter((session) => getPhase(session, now) === 'live')).toSorted((one, other) =>
    (one.scheduled_at ?? '').localeCompare(other.scheduled_at ?? ''),
  );
