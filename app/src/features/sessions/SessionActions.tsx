import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { LinkButton } from '@janani/ui/link';
import { VideoIcon } from '@janani/ui/icons';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { useIsDesktop } from '../action-bar/use-is-desktop.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import { isEarly } from './live-moments.ts';
import { safeUrl } from './safe-url.ts';
import { action, actionNote, afterwards, news, place } from './SessionDetail.css.ts';
import { type SessionAction, isCompleted, isEnrolled, sessionAction } from '../../data/session-status.ts';
import { ShareSession } from './ShareSession.tsx';
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

/** Before it begins: into the user’s own calendar, and on to somebody else. */
const Afterwards = ({ session }: { session: Session }) => (
  <div className={afterwards}>
    {session.scheduled_at !== null && (
      <AddToCalendar session={{ ...session, scheduled_at: session.scheduled_at }} />
    )}
    <ShareSession session={session} />
  </div>
);

/** The one button of a session: take a place, then join (spec §2, "Session detail"). */
export const SessionActions = ({ session, now }: { session: Session; now: number }) => {
  const { offer, joinUrl } = offerOf(session, now);
  const isDesktop = useIsDesktop();
  const [hadPlace] = useState(() => isEnrolled(session));
  const isKept = isEnrolled(session) && !isCompleted(session, now);
  if (offer === 'none') return null;
  return (
    <div className={action}>
      <div className={place}>
        {/* The button becomes the place by itself: said, not only seen (WCAG 4.1.3). */}
        <div className={news} aria-live="polite" aria-relevant="additions">
          {isKept && <KeptPlace session={session} isNew={!hadPlace} />}
        </div>
        {isKept && !isDesktop && <Afterwards session={session} />}
      </div>
      <div className={news} aria-live="polite" aria-relevant="additions">
        {offer === 'soon' && <p className={actionNote}>{t('session.soon')}</p>}
      </div>
      {offer === 'enroll' && <Enroll slug={session.slug} />}
      {offer === 'join' && joinUrl && (
        <>
          <LinkButton
            href={joinUrl.href}
            isExternal
            size="lg"
            isFullWidth
            icon={<VideoIcon />}
            variant={isEarly(session, now) ? 'outline' : 'primary'}
          >
            {t('session.join')}
          </LinkButton>
          <small>{t('session.opens', { host: joinUrl.host })}</small>
        </>
      )}
      {isKept && isDesktop && <Afterwards session={session} />}
    </div>
  );
};
