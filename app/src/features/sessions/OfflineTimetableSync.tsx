import type { List, Session } from '@janani/api-client';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '@janani/ui/loading';
import { useAuth } from '../account/AuthProvider.tsx';
import { clock } from '../../platform/clock.ts';
import { isListKey, isSessionKey } from '../../data/session-queries.ts';
import { saveTimetable } from './timetable.ts';

type Page = List<Session>;

/** The pages of a list; an unchanged page is the same object again. */
const getPages = (key: readonly unknown[], data: unknown): Page[] => {
  if (!data || !isListKey(key)) return [];
  const list = data as Page | InfiniteData<Page>;
  return 'pages' in list ? list.pages : [list];
};

/** Persists the user’s enrolments on the phone: a single session at once, a list when the browser is idle. */
export const OfflineTimetableSync = () => {
  const client = useQueryClient();
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const savedPages = new WeakSet<Page>();
    let sessionsInPages: Session[] = [];
    let isUsers = true;
    const save = (sessions: Session[]) => saveTimetable(userId, sessions, clock.now());
    const saveLists = () => {
      // The user may have logged out meanwhile: then no data may be saved.
      if (isUsers) save(sessionsInPages);
      sessionsInPages = [];
    };
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return undefined;
      const { queryKey: key, state } = event.query;
      if (isSessionKey(key) && state.data) return save([state.data as Session]);
      const pages = getPages(key, state.data).filter((page) => !savedPages.has(page));
      for (const page of pages) savedPages.add(page);
      const listed = pages.flatMap(({ items }) => items);
      if (listed.length === 0) return undefined;
      if (sessionsInPages.length === 0) void whenIdle().then(saveLists);
      sessionsInPages.push(...listed);
      return undefined;
    });
    return () => {
      isUsers = false;
      stop();
    };
  }, [client, userId]);
  return null;
};
