import { Button } from '@janani/ui/button';
import { EmptyState } from '@janani/ui/empty-state';
import { PlayIcon } from '@janani/ui/icons';
import { LinkButton } from '@janani/ui/link';
import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { findFreeSessions } from './free-sessions.ts';

type FreeSessionGridProps = { search: string; onClearSearch: () => void };

/** The free sessions that match a search (spec §2, "Free Access"). */
export const FreeSessionGrid = ({ search, onClearSearch }: FreeSessionGridProps) => {
  const matches = findFreeSessions(search);
  if (matches.length === 0)
    return (
      <EmptyState
        isAnnounced
        title={t('free.none')}
        action={
          <Button variant="outline" onPress={onClearSearch}>
            {t('sessions.none.clear')}
          </Button>
        }
      >
        {t('free.none.hint')}
      </EmptyState>
    );
  return (
    <SessionGrid label={t('nav.freeAccess')}>
      {matches.map(({ slug, title, program, minutes }) => (
        <SessionCard
          key={slug}
          headingLevel={2}
          href={paths.session(slug)}
          title={title}
          program={program}
          seed={slug}
          durationMinutes={minutes}
          action={
            <LinkButton
              href={paths.session(slug)}
              variant="tint"
              isFullWidth
              icon={<PlayIcon />}
              aria-label={`${t('free.watch')}: ${title}`}
            >
              {t('free.watch')}
            </LinkButton>
          }
        />
      ))}
    </SessionGrid>
  );
};
