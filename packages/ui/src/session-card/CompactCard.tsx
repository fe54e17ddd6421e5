import { SessionBadge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { useMessages } from '../internal/messages.ts';
import { rootProps } from '../internal/root-props.ts';
import { Ogee } from '../ogee/index.ts';
import { parseTimestamp } from '../timestamp/index.ts';
import * as styles from './CompactCard.css.ts';
import type { CardLayoutProps } from './session-card-props.ts';
import { badges } from './SessionCard.css.ts';
import { sessionCardMessages } from './SessionCard.messages.ts';
import { Badges, Title } from './session-parts.tsx';
import { SessionPicture } from './SessionPicture.tsx';
import { SessionTime } from './SessionTime.tsx';

/** A row, in which the time leads: then title, length, instructor and badges, and the picture at the end. */
export const CompactCard = ({ titleId, ...session }: CardLayoutProps) => {
  const texts = useMessages(sessionCardMessages, session.messages);
  const { scheduledAt, now, timeZone, timeParts, durationMinutes: minutes } = session;
  const time = parseTimestamp(scheduledAt) && { scheduledAt: scheduledAt ?? null, now, timeZone };
  const facts = [
    !time && scheduledAt !== undefined && texts.noTime,
    minutes && texts.duration(minutes),
    session.instructor,
  ];
  return (
    <Card as="article" aria-labelledby={titleId} padding="none" {...rootProps(session, styles.row)}>
      <div className={styles.time}>
        {time && timeParts !== 'time' && <SessionTime {...time} parts="date" />}
        {time && <SessionTime {...time} parts="time" />}
      </div>
      <div className={styles.body}>
        {/* Below the heading of its day a row is lower: a phone shows a whole timetable of them. */}
        <Ogee
          tone={session.program ?? 'wellness'}
          size={timeParts === 'time' ? 'xs' : 'md'}
          fill
          className={styles.picture}
        >
          <SessionPicture program={session.program} seed={session.seed} imageUrl={session.imageUrl} isThumb />
        </Ogee>
        <div className={styles.text}>
          <Title {...session} id={titleId} size="compact" />
          <p className={styles.facts}>{facts.filter(Boolean).join('\u00A0· ')}</p>
          <div className={badges}>
            <Badges {...session} />
            {session.isEnrolled && <SessionBadge state="enrolled" />}
          </div>
        </div>
      </div>
    </Card>
  );
};
