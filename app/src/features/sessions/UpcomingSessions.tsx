import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { Heading } from '@janani/ui/heading';
import { CircleAlertIcon } from '@janani/ui/icons';
import { Link, LinkButton } from '@janani/ui/link';
import { Stack } from '@janani/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getReadErrorText } from '../../data/read-error-text.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { countComingUp, getNextSessions, filterListed } from './coming-up.ts';
import { nextSessionsQuery } from '../../data/session-queries.ts';
import { compareStarts } from './timetable.ts';
import { UpcomingCard, UpcomingSkeleton } from './UpcomingCard.tsx';
import { InsteadOfSessions } from './InsteadOfSessions.tsx';
import { failureIcon } from './OfflineSessions.css.ts';
import * as styles from './UpcomingSessions.css.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';
import { useUnreached } from './use-unreached.ts';

/** Spec §9: the dashboard shows two. */
const MAX_ON_DASHBOARD = 2;

/**
 * The number of the user's upcoming enrolments: from this phone's timetable, then from the backend. Null while it is
 * loading.
 */
export const useComingUp = (userId: string | undefined): number | 'failed' | null => {
  const now = useNow();
  const timetable = useTimetable(userId);
  const next = useQuery(nextSessionsQuery());
  const { data, errorUpdateCount } = next;
  const hasFailed = useUnreached(next) || errorUpdateCount > 0;
  const count = countComingUp(filterListed(timetable, data, now), data?.items ?? [], now);
  // A timetable without an enrolment does not know the number: the backend may have one.
  if (userId === undefined || (!data && count === 0)) return hasFailed ? 'failed' : null;
  return count;
};

/**
 * Up to two upcoming sessions, one of which the page may show above, and the link to all of them (spec §2, "Dashboard").
 */
export const UpcomingSessions = ({
  userId,
  shownAbove,
}: {
  userId: string;
  shownAbove?: Session | undefined;
}) => {
  const next = useQuery(nextSessionsQuery());
  const { data, error, errorUpdateCount, isFetching, refetch } = next;
  const isOffline = useUnreached(next);
  const timetable = useTimetable(userId);
  const read = data?.items ?? [];
  const now = useNow([...timetable, ...read]);
  const most = shownAbove ? MAX_ON_DASHBOARD - 1 : MAX_ON_DASHBOARD;
  const sessions = getNextSessions(filterListed(timetable, data, now), read, now)
    .filter(({ slug }) => slug !== shownAbove?.slug)
    .slice(0, most)
    .toSorted(compareStarts);
  // It stays while it is loaded again, with the focus on its button.
  const hasFailed = !data && !isOffline && (!isFetching || errorUpdateCount > 0);
  const skeletonCount = data || isOffline || hasFailed ? 0 : most - sessions.length;
  const section = useRef<HTMLElement>(null);
  const isRetried = useRef(false);
  const retry = () => {
    isRetried.current = true;
    void refetch();
  };
  useEffect(() => {
    if (!data || !isRetried.current) return;
    isRetried.current = false;
    // The button is gone, and the focus with it: to the first session, after View All. The response may come after
    // another failure, when the user reads something else.
    if (document.activeElement === document.body)
      section.current?.querySelectorAll('a')[1]?.focus({ preventScroll: true });
  }, [data]);
  const replacesTwo = most === MAX_ON_DASHBOARD && sessions.length === 0;
  return (
    <Stack as="section" ref={section} gap={4} aria-labelledby="upcoming">
      <Stack direction="row" gap={2} align="baseline" isSpacedBetween>
        <Heading level={2} id="upcoming">
          {t('dashboard.upcoming')}
        </Heading>
        <Link href={paths.sessions} className={styles.viewAll}>
          {t('dashboard.viewAll')}
        </Link>
      </Stack>
      {skeletonCount + sessions.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
        <ul role="list" className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id}>
              <UpcomingCard session={session} now={now} />
            </li>
          ))}
          {Array.from({ length: skeletonCount }, (_, index) => (
            <li key={`skeleton-${index}`} aria-hidden="true">
              <UpcomingSkeleton />
            </li>
          ))}
        </ul>
      )}
      {isOffline && (
        <p className={replacesTwo ? styles.noticeOfTwo : styles.notice} data-says-offline>
          {t('sessions.offline')}
        </p>
      )}
      {hasFailed && (
        <InsteadOfSessions
          role="alert"
          isOfTwo={replacesTwo}
          title={getReadErrorText(error, t('sessions.failed'))}
          hint={
            <span>
              <CircleAlertIcon size="1.25rem" className={failureIcon} /> {t('sessions.failed.hint')}
            </span>
          }
          action={
            <Button variant="outline" isPending={isFetching} onPress={retry}>
              {t('sessions.retry')}
            </Button>
          }
        />
      )}
      {data && sessions.length === 0 && !shownAbove && (
        <InsteadOfSessions
          title={t('sessions.none.upcoming')}
          action={
            <LinkButton href={paths.freeAccess} variant="tint">
              {t('sessions.none.free')}
            </LinkButton>
          }
        />
      )}
    </Stack>
  );
};
