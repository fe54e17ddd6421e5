import type { Session } from '@janani/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextSessionsQuery } from '../../data/session-queries.ts';
import { getNextSessions, filterListed } from './coming-up.ts';
import { getPhase } from './session-phase.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

/**
 * The first of the user's own sessions, as this device has saved it. A device that had saved none when the page opened
 * shows one that begins soon or is live only: anything else would push the page down while it is read.
 */
export const useNextSession = (userId: string | undefined): Session | undefined => {
  const timetable = useTimetable(userId);
  const [wasKnown] = useState(timetable.length > 0);
  const { data } = useQuery({ ...nextSessionsQuery(), enabled: userId !== undefined });
  const now = useNow(timetable);
  const [next] = getNextSessions(filterListed(timetable, data, now), [], now);
  return next && (wasKnown || getPhase(next, now) !== 'upcoming') ? next : undefined;
};
