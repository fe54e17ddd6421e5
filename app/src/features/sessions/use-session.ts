import { ApiError } from '@janani/api-client';
import { useOnline } from '@janani/ui/offline-notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { listedSession, sessionQuery } from '../../data/session-queries.ts';
import { readTimetable } from './timetable.ts';

/** One session: as the backend has it, or where it cannot be asked, as this phone last saw it. */
export const useSession = (slug: string) => {
  const { user } = useAuth();
  const isOnline = useOnline();
  const client = useQueryClient();
  const { data, isPlaceholderData, isFetching, failureCount, error, refetch } = useQuery({
    ...sessionQuery(slug),
    placeholderData: () => listedSession(client, slug),
  });
  const kept = useMemo(
    () => (user ? readTimetable(user.id).find((session) => session.slug === slug) : undefined),
    [user, slug],
  );
  const isNotFound = error instanceof ApiError && error.kind === 'not-found';
  // What is kept does not wait for the last of the retries.
  const isAwaited = isFetching && isOnline && failureCount === 0;
  const session = data ?? (isNotFound || isAwaited ? undefined : kept);
  return {
    session,
    isKept: !data && session !== undefined,
    /** It is what a list says: enough to be read, and no word on the user’s place yet. */
    isListed: isPlaceholderData,
    isFetching,
    error,
    refetch,
  };
};
