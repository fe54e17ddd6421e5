import type { Program, Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { EmptyState } from '@janani/ui/empty-state';
import { CircleAlertIcon } from '@janani/ui/icons';
import { LinkButton } from '@janani/ui/link';
import { LiveRegion } from '@janani/ui/live-region';
import { SessionGrid } from '@janani/ui/session-card';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { isEnrolled } from '../../data/session-status.ts';
import { getReadErrorText } from '../../data/read-error-text.ts';
import { msg } from '../../i18n/msg.ts';
import { t } from '../../i18n/t.ts';
import { useMedia } from '../../platform/use-media.ts';
import { paths } from '../../routes/paths.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import { failureIcon } from './OfflineSessions.css.ts';
import { OfflineSessions } from './OfflineSessions.tsx';
import { type SessionTab, getCachedSearchResults, sessionListQuery } from '../../data/session-queries.ts';
import { ProgramChips } from './ProgramChips.tsx';
import { AS_GRID, center, grid, pages, rest } from './SessionList.css.ts';
import { SessionListPages } from './SessionListPages.tsx';
import { SkeletonDays, SkeletonRail } from './SkeletonDays.tsx';
import { isInTab, getPhase } from './session-phase.ts';
import { type LiveMoment, getLiveMoment } from './live-moments.ts';
import { getLiveSessions } from './running-sessions.ts';
import { useMoreInView } from './use-more-in-view.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';
import { useUnreached } from './use-unreached.ts';

/** Two rows of two columns; of three, the fourth is hidden. */
const SKELETONS = 4;
/** Two rows of three columns. */
const FIRST_SKELETONS = 6;

const noMatches = {
  upcoming: msg('sessions.none.upcoming'),
  completed: msg('sessions.none.completed'),
} as const;

type SessionListProps = {
  userId: string | undefined;
  /** The user's sessions that have a card above the list. */
  above: LiveMoment[];
  tab: SessionTab;
  search: string;
  program: Program | null;
  onProgram: (program: Program | null) => void;
  onClearSearch: () => void;
};

/** Pages of cards, loaded as the user scrolls (spec §2, "Sessions"; decision T-06). */
export const SessionList = (props: SessionListProps) => {
  const { userId, tab, search, program, onProgram, onClearSearch } = props;
  const client = useQueryClient();
  const isGrid = useMedia(AS_GRID);
  const timetable = useTimetable(userId);
  const list = useInfiniteQuery(sessionListQuery(tab, search));
  const key = `${tab} ${search}`;
  const latest = useMemo(() => ({ key, data: list.data }), [key, list.data]);
  // A new page is rendered in small steps, so that a tap does not wait for it. Another list never replaces it this
  // way.
  const deferred = useDeferredValue(latest);
  const data = deferred.key === key ? deferred.data : list.data;
  const isRendered = data === list.data;
  const fetchedSessions = (data?.pages ?? []).flatMap(({ items }) => items);
  const cachedSessions =
    data && tab === 'upcoming'
      ? [...(search === '' ? timetable : []), ...getCachedSearchResults(client, search)]
      : [];
  const now = useNow([...timetable, ...cachedSessions, ...fetchedSessions]);
  const slugsAbove = props.above.map(({ session }) => session.slug);
  const getEntries = (all: Session[]) =>
    all
      .filter((session) => isInTab(session, tab, now))
      .map((session) => ({
        session,
        phase: getPhase(session, now),
        canJoin: isEnrolled(session) && !slugsAbove.includes(session.slug) && !!getLiveMoment(session, now),
      }));
  // A phone does not repeat those at the top of the page; in a grid they would leave a hole (decision G-18).
  const above = search === '' && tab === 'upcoming' && !isGrid ? slugsAbove : [];
  const loaded = getEntries(
    removeDuplicates([...getLiveSessions(cachedSessions, now), ...fetchedSessions]),
  ).filter(({ session }) => !above.includes(session.slug));
  // A programme without a loaded session is ignored as a filter: the list would be empty for no visible reason.
  const chosenProgram = loaded.some(({ session }) => session.program === program) ? program : null;
  const sessions = loaded.filter(
    ({ session }) => chosenProgram === null || session.program === chosenProgram,
  );
  const canLoadMore = isRendered && list.hasNextPage && !list.isFetching && !list.isError;
  const { end, isPaused: hasPaused, loadMore } = useMoreInView(canLoadMore, () => void list.fetchNextPage());

  const isPaused = hasPaused && canLoadMore;
  const isOffline = useUnreached(list);
  // The saved sessions are shown without waiting for the last retry.
  const isUnavailable = isOffline || (!list.data && list.failureCount + list.errorUpdateCount > 0);
  const isLoading =
    !isOffline &&
    (list.isPending ||
      !isRendered ||
      list.isFetchingNextPage ||
      (canLoadMore && !isPaused && sessions.length === 0));
  // The skeletons stay while there may be more: showing and hiding them for every page would cost a slow phone two
  // more layouts.
  const hasSkeletons = isLoading || (canLoadMore && !isPaused);
  const isEmpty =
    isRendered &&
    !list.isError &&
    !list.isPending &&
    !list.hasNextPage &&
    sessions.length + above.length === 0;
  const retry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());

  const nextStep =
    search === '' ? (
      <LinkButton href={paths.freeAccess} variant="tint">
        {t('sessions.none.free')}
      </LinkButton>
    ) : (
      <Button variant="outline" onPress={onClearSearch}>
        {t('sessions.none.clear')}
      </Button>
    );

  const announcement =
    sessions.length === 0
      ? isLoading && t('app.loading')
      : !isLoading && t('sessions.shown', { count: sessions.length });

  return (
    <>
      {/* Announced when it changes, so that the search result is not only visible (WCAG 4.1.3). */}
      <LiveRegion message={announcement || ''} />
      {isEmpty && (
        <EmptyState isAnnounced title={t(noMatches[tab])} action={nextStep}>
          {search === '' ? t('sessions.none.hint') : t('sessions.none.word')}
        </EmptyState>
      )}
      {isUnavailable && <OfflineSessions entries={getEntries(timetable)} now={now} />}
      <ProgramChips
        loaded={loaded.map(({ session }) => session)}
        isAll={isRendered && !list.hasNextPage}
        isOnePage={data?.pages.length === 1 && !list.hasNextPage}
        isPending={isLoading && loaded.length === 0}
        selected={chosenProgram}
        onSelect={onProgram}
      />
      {/* Skeletons are replaced, not moved: without chips the cards begin higher, and a page ends lower. */}
      <div key={sessions.length === 0 ? 'awaited' : 'shown'} className={pages}>
        {sessions.length > 0 && (
          <SessionListPages list={`${key} ${chosenProgram}`} entries={sessions} now={now} />
        )}
        {hasSkeletons && (
          <div key={data?.pages.length} ref={end} className={rest}>
            {isGrid ? (
              <>
                {sessions.length === 0 && <SkeletonRail />}
                <SessionGrid
                  className={grid}
                  skeletons={sessions.length === 0 ? FIRST_SKELETONS : SKELETONS}
                />
              </>
            ) : (
              <SkeletonDays hasWholeCards={tab === 'upcoming' && sessions.length === 0} />
            )}
          </div>
        )}
      </div>
      {isPaused && (
        <div className={center}>
          {sessions.length === 0 && <p>{t('sessions.more.none')}</p>}
          <Button variant="outline" onPress={loadMore}>
            {t('sessions.more')}
          </Button>
        </div>
      )}
      {isOffline &&
        (timetable.length > 0 || sessions.length > 0 ? (
          <p className={center} data-says-offline>
            {t('sessions.offline')}
          </p>
        ) : (
          <EmptyState title={t('session.offline')} data-says-offline>
            {t('sessions.offline.none')}
          </EmptyState>
        ))}
      {list.isError && !list.isFetching && !isOffline && (
        <div role="alert">
          <EmptyState
            title={getReadErrorText(list.error, t('sessions.failed'))}
            action={
              <Button variant="outline" onPress={retry}>
                {t('sessions.retry')}
              </Button>
            }
          >
            <CircleAlertIcon size="1.25rem" className={failureIcon} /> {t('sessions.failed.hint')}
          </EmptyState>
        </div>
      )}
    </>
  );
};
