import type { Session } from '@janani/api-client';
import { ProgramBadge, SessionBadge } from '@janani/ui/badge';
import { SessionTime } from '@janani/ui/session-card';
import { Skeleton } from '@janani/ui/skeleton';
import { isEnrolled } from '../../data/session-status.ts';
import { t } from '../../i18n/t.ts';
import { isFree } from './free-sessions.ts';
import { getJoinLink } from './JoinLink.tsx';
import { getLiveMoment } from './live-moments.ts';
import { LiveBadge } from './LiveLine.tsx';
import { PictureCard } from './PictureCard.tsx';
import { body, cards, facts } from './PictureCard.css.ts';
import { getCardProgram } from './to-session-card.tsx';
import { getUnbrokenName } from './unbroken-name.ts';
import { skeletonPicture } from './UpcomingSessions.css.ts';

/** A session of the dashboard: its states, its title, when it is, its length, who teaches, and the button to join. */
export const UpcomingCard = ({ session, now }: { session: Session; now: number }) => {
  const { scheduled_at, duration, organiser } = session;
  const program = getCardProgram(session);
  const moment = getLiveMoment(session, now);
  const lengthAndTeacher = [
    duration !== null && t('next.minutes', { minutes: duration }),
    organiser && getUnbrokenName(organiser),
  ];
  return (
    <PictureCard
      session={session}
      size="small"
      headingLevel={3}
      badges={
        <>
          {moment?.minutesLeft === null && <LiveBadge />}
          {program && <ProgramBadge program={program} />}
          {isFree(session.slug) && <SessionBadge state="free" />}
          {isEnrolled(session) && <SessionBadge state="enrolled" />}
        </>
      }
      action={moment && getJoinLink(session)}
    >
      <p className={facts}>
        <SessionTime scheduledAt={scheduled_at} now={new Date(now)} />
      </p>
      <p className={facts}>{lengthAndTeacher.filter(Boolean).join(' · ')}</p>
    </PictureCard>
  );
};

/** As high as a card, so that nothing moves when the sessions come. */
export const UpcomingSkeleton = () => (
  <div className={cards.small}>
    <div className={skeletonPicture} />
    <div className={body}>
      <Skeleton shape="badge" width="short" />
      <Skeleton shape="title" width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  </div>
);
