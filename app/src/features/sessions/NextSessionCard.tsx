import type { Session } from '@janani/api-client';
import { SessionBadge } from '@janani/ui/badge';
import { Ogee } from '@janani/ui/ogee';
import { useLanguageOf } from '@janani/ui/provider';
import { SessionPicture, SessionTime, unbrokenWords } from '@janani/ui/session-card';
import { Link } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { JoinLink } from './JoinLink.tsx';
import type { LiveMoment } from './live-moments.ts';
import { LiveState } from './LiveLine.tsx';
import * as styles from './NextSession.css.ts';
import { getPictureUrl } from './picture-url.ts';
import { parseSafeUrl } from './safe-url.ts';
import { getCardProgram } from './to-session-card.tsx';

const Facts = ({ session, now }: { session: Session; now: number }) => (
  <>
    <p className={styles.facts}>
      <SessionTime scheduledAt={session.scheduled_at} now={new Date(now)} parts="date" />
      {', '}
      <span className={styles.unbroken}>
        <SessionTime scheduledAt={session.scheduled_at} parts="time" />
        {session.duration !== null && ` · ${t('next.minutes', { minutes: session.duration })}`}
      </span>
    </p>
    {session.organiser && <p className={styles.facts}>{session.organiser}</p>}
  </>
);

type NextSessionCardProps = {
  session: Session;
  now: number;
  /** Null while it is neither live nor soon. */
  moment: LiveMoment | null | undefined;
  label?: string | undefined;
};

/** A session that comes next or is live, with its state and the button to join it. */
export const NextSessionCard = ({ session, now, moment, label }: NextSessionCardProps) => {
  const lang = useLanguageOf(session.title);
  const program = getCardProgram(session);
  const joinUrl = moment && parseSafeUrl(session.enrollment?.join_link);
  return (
    <article className={styles.card} aria-label={label}>
      <Ogee className={styles.picture} tone={program ?? 'wellness'} size="xl" fill>
        <SessionPicture
          program={program}
          seed={session.slug}
          imageUrl={getPictureUrl(session.image)}
          isThumb
          isPriority
        />
      </Ogee>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={paths.session(session.slug)} lang={lang} discover="none">
            {unbrokenWords(session.title)}
          </Link>
        </h2>
        <Facts session={session} now={now} />
        <div className={styles.state}>
          {moment ? <LiveState {...moment} /> : <SessionBadge state="enrolled" />}
        </div>
      </div>
      {joinUrl && (
        <div className={styles.action}>
          <JoinLink url={joinUrl} aria-label={`${t('session.join')}: ${session.title}`} />
        </div>
      )}
    </article>
  );
};
