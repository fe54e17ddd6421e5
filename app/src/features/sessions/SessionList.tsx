import { Button } from '@janani/ui/button';
import { EmptyState } from '@janani/ui/empty-state';
import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../i18n/t.ts';
import { type SessionTab, sessionListQuery } from './queries.ts';
import { center } from './SessionList.css.ts';
import { isCompleted } from './status.ts';
import { toSessionCard } from './to-session-card.ts';
import { useMoreInView } from './use-more-in-view.ts';
import { useNow } from './use-now.ts';

/** One row on a desktop while the next page is on its way. */
const SKELETONS = 3;

const noneFound = { upcoming: 'sessions.none.upcoming', completed: 'sessions.none.completed' } as const;

/** A page of cards after another, as she scrolls (spec §2, "Sessions"). */
export const SessionList = ({ tab, search }: { tab: SessionTab; search: string }) => {
  const now = useNow();
  const list = useInfiniteQuery(sessionListQuery(tab, search));
  const sessions = (list.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((session) => tab === 'upcoming' || isCompleted(session, now));
  const canAskForMore = list.hasNextPage && !list.isFetching && !list.isError;
  const end = useMoreInView(canAskForMore, () => void list.fetchNextPage());

  const isLoading = list.isPending || list.isFetchingNextPage;
  const isEmpty = !list.isError && !isLoading && !list.hasNextPage && sessions.length === 0;
  return (
    <>
      {isEmpty && (
        <EmptyState isAnnounced title={t(noneFound[tab])}>
          {t('sessions.none.hint')}
        </EmptyState>
      )}
      <SessionGrid skeletons={isLoading ? SKELETONS : 0}>
        {sessions.map((session) => (
          <SessionCard key={session.id} headingLevel={2} {...toSessionCard(session, now)} />
        ))}
      </SessionGrid>
      <div ref={end} />
      {list.isError && (
        <div className={center} role="alert">
          <p>{t('sessions.failed')}</p>
          <Button variant="outline" onPress={() => void list.refetch()}>
            {t('sessions.retry')}
          </Button>
        </div>
      )}
    </>
  );
};
