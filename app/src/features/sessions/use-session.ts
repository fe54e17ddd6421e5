import { ApiError } from '@janani/api-client';
import { useOnline } from '@janani/ui/offline-notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { getCachedSession, sessionQuery } from '../../data/session-queries.ts';
import { readTimetable } from './timetable.ts';

/** One session: from the backend, or if that cannot be reached, as this phone last saved it. */
export const useSession = (slug: string) => {
  const { user } = useAuth();
  const isOnline = useOnline();
  const client = useQueryClient();
  const { data, isPlaceholderData, isFetching, failureCount, error, refetch } = useQuery({
    ...sessionQuery(slug),
    placeholderData: () => getCachedSession(client, slug),
  });
  const saved = useMemo(
    () => (user ? readTimetable(user.id).find((session) => session.slug === slug) : undefined),
    [user, slug],
  );
  const isNotFound = error instanceof ApiError && error.kind === 'not-found';
  // The saved session is shown without waiting for the last retry.
  const isAwaited = isFetching && isOnline && failureCount === 0;
  const session = data ?? (isNotFound || isAwaited ? undefined : saved);
  return {
    session,
    isSaved: !data && session !== undefined,
    /** The session comes from a list: enough to read, without the user’s enrolment. */
    isListed: isPlaceholderData,
    isFetching,
    error,
    refetch,
  };
};
