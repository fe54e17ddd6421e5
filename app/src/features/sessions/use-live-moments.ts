import { useState } from 'react';
import { type LiveMoment, getLiveMoments } from './live-moments.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

/**
 * The user's sessions that are live or begin soon, and those of them that have a card above the list. One that a
 * response adds to the timetable of the open page has none: it would push down what the user already reads.
 */
export const useLiveMoments = (
  userId: string | undefined,
): { moments: LiveMoment[]; above: LiveMoment[]; now: number } => {
  const timetable = useTimetable(userId);
  const [atFirst] = useState(timetable);
  const now = useNow(timetable);
  const moments = getLiveMoments(timetable, now);
  const above = moments.filter(({ session }) => atFirst.some(({ slug }) => slug === session.slug));
  return { moments, above, now };
};
