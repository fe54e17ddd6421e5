import type { Session } from '@janani/api-client';
import { ProgramBadge, SessionBadge } from '@janani/ui/badge';
import { CalendarIcon, CircleCheckIcon, ClockIcon, UserIcon, UsersIcon } from '@janani/ui/icons';
import { SessionFacts, SessionPicture, SessionTime } from '@janani/ui/session-card';
import { t } from '../../i18n/t.ts';
import { isFree } from './free-sessions.ts';
import { safeUrl } from './safe-url.ts';
import { SessionActions } from './SessionActions.tsx';
import { aside, badges, description, detail, image, title } from './SessionDetail.css.ts';
import { isCompleted, isEnrolled } from './status.ts';
import { programOf } from './to-session-card.ts';

const factsOf = (session: Session) => [
  {
    id: 'when',
    icon: <CalendarIcon />,
    term: t('session.when'),
    value: <SessionTime scheduledAt={session.scheduled_at} />,
  },
  ...(session.duration === null
    ? []
    : [
        {
          id: 'duration',
          icon: <ClockIcon />,
          term: t('session.duration'),
          value: t('session.minutes', { count: session.duration }),
        },
      ]),
  ...(session.organiser === null
    ? []
    : [{ id: 'instructor', icon: <UserIcon />, term: t('session.instructor'), value: session.organiser }]),
  ...(session.attendees === null
    ? []
    : [
        {
          id: 'participants',
          icon: <UsersIcon />,
          term: t('session.participants'),
          value: t('session.mothers', { count: session.attendees }),
        },
      ]),
  ...(isEnrolled(session)
    ? [
        {
          id: 'place',
          icon: <CircleCheckIcon />,
          term: t('session.place'),
          value: t('session.enrolled'),
          tone: 'success' as const,
        },
      ]
    : []),
];

/** Everything about one session (spec §2, "Session detail"). */
export const SessionDetail = ({ session, now }: { session: Session; now: number }) => {
  const program = programOf(session);
  return (
    <article className={detail}>
      <div className={image}>
        <SessionPicture program={programOf(session)} imageUrl={safeUrl(session.image)?.href} isPriority />
      </div>
      <div className={badges}>
        {isFree(session.slug) && <SessionBadge state="free" />}
        {isCompleted(session, now) && <SessionBadge state="completed" />}
        {program && <ProgramBadge program={program} />}
      </div>
      <h1 className={title}>{session.title}</h1>
      {session.description && <p className={description}>{session.description}</p>}
      <div className={aside}>
        <SessionFacts facts={factsOf(session)} />
        <SessionActions session={session} now={now} />
      </div>
    </article>
  );
};
