import type { List, Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { EmptyState } from '@janani/ui/empty-state';
import { SessionGrid } from '@janani/ui/session-card';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { t } from '../../i18n/t.ts';
import { KeptSessions } from './KeptSessions.tsx';
import { type SessionTab, sessionListQuery } from './queries.ts';
import { center, count, pages } from './SessionList.css.ts';
import { SessionListPages } from './SessionListPages.tsx';
import { isCompleted } from './status.ts';
import { useMoreInView } from './use-more-in-view.ts';
import { useNow } from './use-now.ts';

type SessionPages = InfiniteData<List<Session>>;

/** One row on a desktop while the next page is on its way. */
const SKELETONS = 3;

/** As many cards as a phone shows at once, and the one that begins below. */
const IN_FIRST_VIEW = 3;

const firstView = (data: SessionPages | undefined): SessionPages | undefined => {
  const [first] = data?.pages ?? [];
  return data && first && { ...data, pages: [{ ...first, items: first.items.slice(0, IN_FIRST_VIEW) }] };
};

const noneFound = { upcoming: 'sessions.none.upcoming', completed: 'sessions.none.completed' } as const;

/** A page of cards after another, as she scrolls (spec §2, "Sessions"; decision T-06). */
export const SessionList = ({ tab, search }: { tab: SessionTab; search: string }) => {
  const now = useNow();
  const list = useInfiniteQuery(sessionListQuery(tab, search));
  // A new page is drawn bit by bit, as is all below the first view: a tap meanwhile does not wait for it.
  const data = useDeferredValue(list.data, firstView(list.data));
  const isDrawn = data === list.data;
  const sessions = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .map((session) => ({ session, isCompleted: isCompleted(session, now) }))
    .filter((entry) => tab === 'upcoming' || entry.isCompleted);
  const canAskForMore = isDrawn && list.hasNextPage && !list.isFetching && !list.isError;
  const {
    end,
    isPaused: hasPaused,
    askAgain,
  } = useMoreInView(canAskForMore, () => void list.fetchNextPage());

  const isPaused = hasPaused && canAskForMore;
  const isLoading =
    list.isPending ||
    !isDrawn ||
    list.isFetchingNextPage ||
    (canAskForMore && !isPaused && sessions.length === 0);
  const isEmpty = isDrawn && !list.isError && !list.isPending && !list.hasNextPage && sessions.length === 0;
  const retry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());

  return (
    <>
      {/* Said when it changes: what a search has found is not only seen (WCAG 4.1.3). */}
      <output className={count}>
        {!isLoading && sessions.length > 0 && t('sessions.shown', { count: sessions.length })}
      </output>
      {isEmpty && (
        <EmptyState isAnnounced title={t(noneFound[tab])}>
          {t('sessions.none.hint')}
        </EmptyState>
      )}
      {/* Before the skeletons, which would push it out of view. */}
      {sessions.length === 0 && <div ref={end} />}
      <div className={pages}>
        <SessionListPages entries={sessions} />
        {isLoading && <SessionGrid skeletons={SKELETONS} />}
      </div>
      {sessions.length > 0 && <div ref={end} />}
      {isPaused && (
        <div className={center}>
          {sessions.length === 0 && <p>{t('sessions.more.none')}</p>}
          <Button variant="outline" onPress={askAgain}>
            {t('sessions.more')}
          </Button>
        </div>
      )}
      {list.isError && !list.isFetching && (
        <div className={center} role="alert">
          <p>{t('sessions.failed')}</p>
          <Button variant="outline" onPress={retry}>
            {t('sessions.retry')}
          </Button>
        </div>
      )}
      {list.isError && !list.isFetching && sessions.length === 0 && <KeptSessions headingLevel={2} />}
    </>
  );
};
