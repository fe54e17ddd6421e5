import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { LinkButton } from '@janani/ui/link';
import { VideoIcon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { safeUrl } from './safe-url.ts';
import { action, actionNote } from './SessionDetail.css.ts';
import { type SessionAction, sessionAction } from '../../data/session-status.ts';
import { useEnroll } from './use-enroll.ts';

/** What can be done with the session now, and where joining leads. */
export const offerOf = (session: Session, now: number): { offer: SessionAction; joinUrl: URL | null } => {
  const joinUrl = safeUrl(session.enrollment?.join_link);
  return { offer: sessionAction(session, joinUrl?.href ?? null, now), joinUrl };
};

const Enroll = ({ slug }: { slug: string }) => {
  const { enroll, isEnrolling } = useEnroll(slug);
  return (
    <Button
      size="lg"
      isFullWidth
      isPending={isEnrolling}
      pendingLabel={t('session.enrolling')}
      onPress={enroll}
    >
      {t('session.enroll')}
    </Button>
  );
};

/** The one button of a session: take a place, then join (spec §2, "Session detail"). */
export const SessionActions = ({ session, now }: { session: Session; now: number }) => {
  const { offer, joinUrl } = offerOf(session, now);
  if (offer === 'none') return null;
  return (
    // It turns from one button into the other by itself: said, not only seen (WCAG 4.1.3).
    <div className={action} aria-live="polite" aria-relevant="additions">
      {offer === 'soon' && <p className={actionNote}>{t('session.soon')}</p>}
      {offer === 'enroll' && <Enroll slug={session.slug} />}
      {offer === 'join' && joinUrl && (
        <>
          <LinkButton href={joinUrl.href} isExternal size="lg" isFullWidth icon={<VideoIcon />}>
            {t('session.join')}
          </LinkButton>
          <small>{t('session.opens', { host: joinUrl.host })}</small>
        </>
      )}
    </div>
  );
};
