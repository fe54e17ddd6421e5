import type { Session } from '@janani/api-client';
import { SessionBadge } from '@janani/ui/badge';
import { SessionTime } from '@janani/ui/session-card';
import { t } from '../../i18n/t.ts';
import { getJoinLink } from './JoinLink.tsx';
import type { LiveMoment } from './live-moments.ts';
import { LiveText } from './LiveLine.tsx';
import { PictureCard } from './PictureCard.tsx';
import { breakElsewhere, breakOnPhones, facts } from './PictureCard.css.ts';
import { getUnbrokenName } from './unbroken-name.ts';

type NextSessionCardProps = {
  session: Session;
  now: number;
  /** Null while it is neither live nor soon. */
  moment: LiveMoment | null | undefined;
  label?: string | undefined;
  headingLevel?: 2 | 3;
};

/** A session that comes next or is live, with its state and the button to join it. */
export const NextSessionCard = ({ session, now, moment, label, headingLevel = 2 }: NextSessionCardProps) => {
  // "Today" leaves room for the duration on its line; a long day does not on a phone.
  const beforeDuration = moment ? '' : breakOnPhones;
  const beforeOrganiser =
    session.duration === null ? breakOnPhones : `${moment ? breakOnPhones : ''} ${breakElsewhere}`;
  return (
    <PictureCard
      session={session}
      size="large"
      headingLevel={headingLevel}
      label={label}
      state={moment ? <LiveText {...moment} /> : <SessionBadge state="enrolled" />}
      action={moment && getJoinLink(session)}
    >
      <p className={facts}>
        <SessionTime scheduledAt={session.scheduled_at} now={new Date(now)} />
        {session.duration !== null && (
          <>
            <span className={beforeDuration}> · </span>
            {t('next.minutes', { minutes: session.duration })}
          </>
        )}
        {session.organiser && (
          <>
            <span className={beforeOrganiser}> · </span>
            {getUnbrokenName(session.organiser)}
          </>
        )}
      </p>
    </PictureCard>
  );
};
