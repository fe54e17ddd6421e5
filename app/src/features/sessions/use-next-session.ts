import type { Session } from '@janani/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextSessionsQuery } from '../../data/session-queries.ts';
import { getNextSessions, filterListed } from './coming-up.ts';
import { type LiveMoment, getLiveMoment } from './live-moments.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

export type NextSessionState = {
  next: Session | undefined;
  /** Null while it is neither live nor soon. */
  moment: LiveMoment | null | undefined;
  isAbove: boolean;
  now: number;
};

/**
 * The first of the user's own sessions, as this device has saved it, and whether it has the card above everything else:
 * not on a page that opened without one, for it would push down what the user already reads.
 */
export const useNextSession = (userId: string | undefined): NextSessionState => {
  const timetable = useTimetable(userId);
  const { data } = useQuery({ ...nextSessionsQuery(), enabled: userId !== undefined });
  const now = useNow(timetable);
  const [next] = getNextSessions(filterListed(timetable, data, now), [], now);
  const [isAbove] = useState(next !== undefined);
  return { next, moment: next && getLiveMoment(next, now), isAbove, now };
};
