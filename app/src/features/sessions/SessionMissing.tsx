import { ApiError } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { EmptyState } from '@janani/ui/empty-state';
import { CircleAlertIcon } from '@janani/ui/icons';
import { LinkButton } from '@janani/ui/link';
import { useOnline } from '@janani/ui/offline-notice';
import { isNetworkFailure } from '../../data/is-network-failure.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { failureIcon } from './OfflineSessions.css.ts';
import { actions, missing } from './SessionDetail.css.ts';

type SessionMissingProps = { error: Error | null; onRetry: () => void };

/**
 * A session that does not exist, or that could not be loaded: only the second can be retried (spec §2, decision T-36).
 */
export const SessionMissing = ({ error, onRetry }: SessionMissingProps) => {
  const isOnline = useOnline();
  const isNotFound = error instanceof ApiError && error.kind === 'not-found';
  // The backend was not reached: the session is neither missing nor failed (decision G-20).
  const isOffline = !isNotFound && (!isOnline || isNetworkFailure(error));
  const isFailed = !isNotFound && !isOffline;
  return (
    <EmptyState
      className={missing}
      title={isFailed ? t('session.failed') : isNotFound ? t('session.notFound') : t('session.offline')}
      headingLevel={1}
      isAnnounced
      data-says-offline={isOffline || undefined}
      action={
        <div className={actions}>
          {!isNotFound && (
            <Button variant="tint" onPress={onRetry}>
              {t('session.retry')}
            </Button>
          )}
          <LinkButton href={paths.sessions} variant={isNotFound ? 'tint' : 'outline'}>
            {t('session.all')}
          </LinkButton>
        </div>
      }
    >
      {isFailed && (
        <>
          <CircleAlertIcon size="1.25rem" className={failureIcon} /> {t('session.notFound')}
          <br />
        </>
      )}
      {isFailed
        ? t('session.notFound.hint')
        : isNotFound
          ? t('session.notFound.gone')
          : t('session.offline.text')}
    </EmptyState>
  );
};
