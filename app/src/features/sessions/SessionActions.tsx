import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { LinkButton } from '@janani/ui/link';
import { VideoIcon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { safeUrl } from './safe-url.ts';
import { action, actionNote } from './SessionDetail.css.ts';
import { sessionAction } from './status.ts';
import { useEnroll } from './use-enroll.ts';

/** The one button of a session: take a place, then join (spec §2, "Session detail"). */
export const SessionActions = ({ session, now }: { session: Session; now: number }) => {
  const { mutate, isPending } = useEnroll(session.slug);
  const joinUrl = safeUrl(session.enrollment?.join_link);
  const offer = sessionAction(session, joinUrl?.href ?? null, now);

  if (offer === 'none') return null;
  if (offer === 'soon') return <p className={actionNote}>{t('session.soon')}</p>;
  return (
    <div className={action}>
      {offer === 'join' && joinUrl ? (
        <>
          <LinkButton href={joinUrl.href} isExternal size="lg" isFullWidth icon={<VideoIcon />}>
            {t('session.join')}
          </LinkButton>
          <small>{t('session.opens', { host: joinUrl.host })}</small>
        </>
      ) : (
        <Button
          size="lg"
          isFullWidth
          isPending={isPending}
          pendingLabel={t('session.enrolling')}
          onPress={() => mutate()}
        >
          {t('session.enroll')}
        </Button>
      )}
    </div>
  );
};
