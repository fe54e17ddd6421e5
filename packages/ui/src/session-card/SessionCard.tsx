import { type ReactNode, useId } from 'react';
import { type Program, ProgramBadge, SessionBadge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { CalendarIcon, ChevronRightIcon, ClockIcon } from '../icons/index.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { Ogee } from '../ogee/index.ts';
import { useLanguageOf } from '../provider/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type SessionCardMessages, sessionCardMessages } from './SessionCard.messages.ts';
import * as styles from './SessionCard.css.ts';
import { SessionPicture } from './SessionPicture.tsx';
import { unbrokenWords } from './prevent-hyphen-breaks.tsx';
import { SessionTime, type SessionTimeProps } from './SessionTime.tsx';

export type SessionCardProps = RootProps & {
  /** The URL of the card, which is a link as a whole. */
  href: string;
  /** The title of the session. */
  title: string;
  /** The heading level in the outline of the page. 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Without one no programme is shown and the Wellness drawing replaces a missing photo. */
  program?: Program | undefined;
  /** A photo; the programme's drawing replaces it when there is none or it fails to load. */
  imageUrl?: string | null | undefined;
  /** ISO 8601, or `null` when the time is not known yet. Left out for a recording, which has no time. */
  scheduledAt?: string | null | undefined;
  /** The current time: with it, today and tomorrow are written as such. */
  now?: Date | undefined;
  /** The IANA zone of the shown time; the zone's name is not shown. India's by default. */
  timeZone?: string | undefined;
  /**
   * The viewer's IANA zone, when there is no `timeZone`: where its time differs from India's, the viewer's own time is
   * added.
   */
  viewerTimeZone?: string | undefined;
  /** The length; left out, or null, when it is not known. */
  durationMinutes?: number | null | undefined;
  /** The name of the instructor, as it is shown. */
  instructor?: string | null | undefined;
  /** Whether the user is enrolled. */
  isEnrolled?: boolean | undefined;
  /** Shows `FREE SESSION`. */
  isFree?: boolean | undefined;
  /** Shows `COMPLETED`. */
  isCompleted?: boolean | undefined;
  /** Shows `Live Now`. */
  isLive?: boolean | undefined;
  /** An additional badge beside the card's, such as the session's current status. */
  badge?: ReactNode;
  /** A button at the bottom; its accessible name should contain the session's title. */
  action?: ReactNode;
  /** One row with a thumbnail in an ogee, for short lists. It has no room for an action. */
  compact?: boolean | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SessionCardMessages> | undefined;
};

type TitleProps = Pick<SessionCardProps, 'href' | 'title' | 'headingLevel'> & {
  id: string;
  size: 'full' | 'compact';
};

const Title = ({ id, href, title, headingLevel = 3, size }: TitleProps) => {
  const Heading = `h${headingLevel}` as const;
  const lang = useLanguageOf(title);
  return (
    <Heading id={id} className={classNames(styles.title, styles.titleSizes[size])}>
      <Anchor href={href} className={styles.link} lang={lang}>
        {unbrokenWords(title)}
      </Anchor>
    </Heading>
  );
};

type CardLayoutProps = SessionCardProps & { titleId: string };

const CompactCard = ({ titleId, ...session }: CardLayoutProps) => (
  <Card as="article" aria-labelledby={titleId} padding="none" {...rootProps(session, styles.compact)}>
    <Ogee tone={session.program ?? 'wellness'} size="xl" fill>
      <SessionPicture program={session.program} imageUrl={session.imageUrl} isThumb />
    </Ogee>
    <div className={styles.compactBody}>
      <div className={styles.badges}>
        <Badges {...session} />
        {session.isEnrolled && <SessionBadge state="enrolled" />}
      </div>
      <Title {...session} id={titleId} size="compact" />
      {session.scheduledAt !== undefined && (
        <div className={styles.facts}>
          <SessionTimeFact {...session} scheduledAt={session.scheduledAt} />
        </div>
      )}
    </div>
    <ChevronRightIcon className={styles.chevron} />
  </Card>
);

const Badges = ({ program, isLive, isFree, isCompleted, badge }: SessionCardProps) => (
  <>
    {program && <ProgramBadge program={program} />}
    {isLive && <SessionBadge state="live" />}
    {isFree && <SessionBadge state="free" />}
    {isCompleted && <SessionBadge state="completed" />}
    {badge}
  </>
);

/** The class, style and data attributes of the card are not passed to the time. */
const SessionTimeFact = ({ scheduledAt, now, timeZone, viewerTimeZone, messages }: SessionTimeProps) => (
  <SessionTime {...{ scheduledAt, now, timeZone, viewerTimeZone, messages }} />
);

const Fact = ({ icon: Icon, children }: { icon: typeof ClockIcon; children: ReactNode }) => (
  <div className={styles.fact}>
    <Icon size="1.125rem" className={styles.factIcon} />
    {children}
  </div>
);

const FullCard = ({ titleId, ...session }: CardLayoutProps) => {
  const texts = useMessages(sessionCardMessages, session.messages);
  const { durationMinutes: minutes, instructor, scheduledAt } = session;
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
        <SessionPicture program={session.program} imageUrl={session.imageUrl} />
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
              <SessionTimeFact {...session} scheduledAt={scheduledAt} />
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
