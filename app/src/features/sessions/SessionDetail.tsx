import type { Session } from '@janani/api-client';
import { ProgramBadge, SessionBadge } from '@janani/ui/badge';
import { CalendarIcon, CircleCheckIcon, ClockIcon, UsersIcon } from '@janani/ui/icons';
import { SessionFacts, SessionPicture, SessionTime, unbrokenWords } from '@janani/ui/session-card';
import { useLanguageOf } from '@janani/ui/provider';
import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/t.ts';
import { InstructorCard } from './InstructorCard.tsx';
import { getLiveMoment } from './live-moments.ts';
import { LiveAnnouncement, LiveState } from './LiveLine.tsx';
import { isFree } from './free-sessions.ts';
import { startImageTransition } from '../../platform/image-transition.ts';
import { getPictureUrl } from './picture-url.ts';
import {
  aside,
  badges,
  below,
  description,
  detail,
  image,
  main,
  shareAtEnd,
  title,
} from './SessionDetail.css.ts';
import { isEnrolled } from '../../data/session-status.ts';
import { getPhase } from './session-phase.ts';
import { getCardProgram } from './to-session-card.tsx';

const getFacts = (session: Session, isOver: boolean) => [
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
  ...(session.attendees === null
    ? []
    : [
        {
          id: 'participants',
          icon: <UsersIcon />,
          term: t('session.participants'),
          value: t('session.attendees', { count: session.attendees }),
        },
      ]),
  // Before its end the enrolment notice shows it.
  ...(isEnrolled(session) && isOver
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

type SessionDetailProps = {
  session: Session;
  now: number;
  /** Below the facts, on desktops: the actions. */
  action?: ReactNode;
  /** A button beside the badges. */
  share?: ReactNode;
  /** Below everything: the user's feedback. */
  feedback?: ReactNode;
};

/** Everything about one session (spec §2, "Session detail"). */
export const SessionDetail = ({ session, now, action, share, feedback }: SessionDetailProps) => {
  const program = getCardProgram(session);
  const isOver = getPhase(session, now) === 'over';
  const moment = getLiveMoment(session, now);
  const titleId = useId();
  const titleLanguage = useLanguageOf(session.title);
  const descriptionLanguage = useLanguageOf(session.description ?? '');
  return (
    <article className={detail} aria-labelledby={titleId}>
      <div className={main}>
        <div ref={startImageTransition} className={image}>
          <SessionPicture
            program={program}
            seed={session.slug}
            imageUrl={getPictureUrl(session.image)}
            isPriority
          />
        </div>
        <LiveAnnouncement moment={moment} />
        <div className={badges}>
          {moment && <LiveState {...moment} />}
          {isFree(session.slug) && <SessionBadge state="free" />}
          {isOver && <SessionBadge state="completed" />}
          {program && <ProgramBadge program={program} />}
        </div>
        <h1 id={titleId} className={title} lang={titleLanguage}>
          {unbrokenWords(session.title)}
        </h1>
        {session.description && (
          <p className={description} lang={descriptionLanguage}>
            {session.description}
          </p>
        )}
        {share && <div className={shareAtEnd}>{share}</div>}
      </div>
      <div className={aside}>
        {session.organiser !== null && <InstructorCard name={session.organiser} />}
        <SessionFacts facts={getFacts(session, isOver)} />
        {action}
      </div>
      {feedback && <div className={below}>{feedback}</div>}
    </article>
  );
};
