import type { List, Session } from '@janani/api-client';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/AuthProvider.tsx';
import { isListKey, isSessionKey } from './queries.ts';
import { keepTimetable } from './timetable.ts';

type ListData = List<Session> | InfiniteData<List<Session>>;

const sessionsIn = (key: readonly unknown[], data: unknown): Session[] => {
  if (!data) return [];
  if (isSessionKey(key)) return [data as Session];
  if (!isListKey(key)) return [];
  const list = data as ListData;
  return 'pages' in list ? list.pages.flatMap(({ items }) => items) : list.items;
};

/** Keeps her places on the phone whenever sessions were read or a place was taken. */
export const TimetableKeeper = () => {
  const client = useQueryClient();
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const read = sessionsIn(event.query.queryKey, event.query.state.data);
      if (read.length > 0) keepTimetable(userId, read, Date.now());
    });
  }, [client, userId]);
  return null;
};
