import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EnrolledNotice } from './EnrolledNotice.tsx';
import { action, actionNote, actionWithNotice, afterwards, announcement } from './SessionDetail.css.ts';
import { isEnrolled } from '../../data/session-status.ts';
import { JoinLink } from './JoinLink.tsx';
import { getNextAction } from './next-action.ts';
import { canAddToCalendar, getPhase } from './session-phase.ts';
import { useEnroll } from './use-enroll.ts';

type SessionActionsProps = {
  session: Session;
  now: number;
  /** It is being read again, as after an enrolment. */
  isRefreshing: boolean;
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

/** The primary button of a session: enrol, then join (spec §2, "Session detail"). */
export const SessionActions = ({ session, now, isRefreshing }: SessionActionsProps) => {
  const { offer, joinUrl } = getNextAction(session, now);
  const [wasEnrolled] = useState(() => isEnrolled(session));
  if (offer === 'none') return null;
  // Joining is possible, but not yet the primary action.
  const isEarly = session.scheduled_at !== null && getPhase(session, now) === 'upcoming';
  const isEnrolledNow = offer !== 'enroll';
  const hasCalendar = canAddToCalendar(session, now);
  return (
    <div className={isEnrolledNow ? actionWithNotice : action}>
      {/* The button becomes the notice without a navigation, so it is announced as well (WCAG 4.1.3). */}
      <div className={announcement} aria-live="polite" aria-relevant="additions">
        {isEnrolledNow && (
          <EnrolledNotice session={session} now={now} isNew={!wasEnrolled} isOneLine={!hasCalendar} />
        )}
      </div>
      {/* Not before the new enrolment was read: it may have a link, and the bar would grow and shrink again. */}
      {offer === 'enrolled-no-link' && (wasEnrolled || !isRefreshing) && (
        <p className={actionNote}>{t('session.soon')}</p>
      )}
      {offer === 'enroll' && <Enroll slug={session.slug} />}
      {(joinUrl || hasCalendar) && isEnrolledNow && (
        <div className={afterwards}>
          {joinUrl && <JoinLink url={joinUrl} variant={isEarly ? 'outline' : 'primary'} />}
          {hasCalendar && <AddToCalendar session={session} isSecondary={joinUrl !== null && !isEarly} />}
        </div>
      )}
    </div>
  );
};
