import { ApiError } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { EmptyState } from '@janani/ui/empty-state';
import { LinkButton } from '@janani/ui/link';
import { useOnline } from '@janani/ui/offline-notice';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { ways } from './SessionDetail.css.ts';

type SessionMissingProps = { error: Error | null; onRetry: () => void };

/** No such session, or none that could be read (spec §2); the second may pass. */
export const SessionMissing = ({ error, onRetry }: SessionMissingProps) => {
  const isOnline = useOnline();
  const isGone = error instanceof ApiError && error.kind === 'not-found';
  // Nobody could be asked: neither missing nor failed (SD-06).
  const isUnreached = !isOnline && !isGone;
  return (
    <EmptyState
      title={t(isUnreached ? 'session.offline' : 'session.notFound')}
      headingLevel={1}
      isAnnounced
      action={
        <div className={ways}>
          <LinkButton href={paths.sessions} variant="tint">
            {t('session.all')}
          </LinkButton>
          {!isGone && (
            <Button variant="outline" onPress={onRetry}>
              {t('session.retry')}
            </Button>
          )}
        </div>
      }
    >
      {t(isUnreached ? 'session.offline.text' : isGone ? 'session.notFound.gone' : 'session.notFound.hint')}
    </EmptyState>
  );
};
