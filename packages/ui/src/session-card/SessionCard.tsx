import { type ReactNode, useId } from 'react';
import { SessionBadge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { CalendarIcon, ClockIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { rootProps } from '../internal/root-props.ts';
import { sessionCardMessages } from './SessionCard.messages.ts';
import * as styles from './SessionCard.css.ts';
import { CompactCard } from './CompactCard.tsx';
import type { CardLayoutProps, SessionCardProps } from './session-card-props.ts';
import { SessionPicture } from './SessionPicture.tsx';
import { Badges, Title } from './session-parts.tsx';
import { SessionTime } from './SessionTime.tsx';

const Fact = ({ icon: Icon, children }: { icon: typeof ClockIcon; children: ReactNode }) => (
  <div className={styles.fact}>
    <Icon size="1.125rem" className={styles.factIcon} />
    {children}
  </div>
);

const FullCard = ({ titleId, ...session }: CardLayoutProps) => {
  const {
    scheduledAt,
    now,
    timeZone,
    viewerTimeZone,
    durationMinutes: minutes,
    instructor,
    messages,
  } = session;
  const texts = useMessages(sessionCardMessages, messages);
  const durationText = minutes ? texts.duration(minutes) : null;
  const isRecording = scheduledAt === undefined;
  const durationAndInstructor = instructor
    ? minutes
      ? texts.durationWith(minutes, instructor)
      : texts.withInstructor(instructor)
    : durationText;
  return (
    <Card as="article" aria-labelledby={titleId} padding="none" {...rootProps(session, styles.full)}>
      <div className={styles.frame}>
        <SessionPicture program={session.program} seed={session.seed} imageUrl={session.imageUrl} />
      </div>
      <div className={styles.body}>
        <div className={styles.badges}>
          <Badges {...session} />
          {session.isEnrolled && (
            <span className={styles.alignedToEnd}>
              <SessionBadge state="enrolled" />
            </span>
          )}
          {isRecording && durationText && (
            <div className={styles.alignedToEnd}>
              <div className={styles.facts}>
                <Fact icon={ClockIcon}>{durationText}</Fact>
              </div>
            </div>
          )}
        </div>
        <Title {...session} id={titleId} size="full" />
        {!isRecording && (
          <div className={styles.facts}>
            <Fact icon={CalendarIcon}>
              <SessionTime
                {...{ scheduledAt, now, timeZone, viewerTimeZone, messages }}
                parts={session.timeParts}
              />
            </Fact>
            {durationAndInstructor && <Fact icon={ClockIcon}>{durationAndInstructor}</Fact>}
          </div>
        )}
        {session.action && <div className={styles.action}>{session.action}</div>}
      </div>
    </Card>
  );
};

/** One live session or recording: image, programme, title, time, duration and instructor. */
export const SessionCard = (session: SessionCardProps) => {
  const titleId = useId();
  const Layout = session.compact ? CompactCard : FullCard;
  return <Layout {...session} titleId={titleId} />;
};
