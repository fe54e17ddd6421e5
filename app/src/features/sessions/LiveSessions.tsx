import { Link, LinkButton } from '@janani/ui/link';
import { useLanguageOf } from '@janani/ui/provider';
import { VideoIcon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { type LiveMoment, momentsAt, newestOf } from './live-moments.ts';
import { LiveLine, LiveAnnouncement } from './LiveLine.tsx';
import { apart, host, join, list } from './LiveSessions.css.ts';
import { safeUrl } from './safe-url.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

const Join = ({ moment }: { moment: LiveMoment }) => {
  const { title, enrollment } = moment.session;
  const url = safeUrl(enrollment?.join_link);
  return (
    url && (
      <div className={join}>
        <LinkButton
          href={url.href}
          isExternal
          variant={moment.minutesLeft === null ? 'primary' : 'outline'}
          icon={<VideoIcon />}
          aria-label={`${t('session.join')}: ${title}`}
        >
          {t('session.join')}
        </LinkButton>
        <small className={host}>{t('session.opens', { host: url.host })}</small>
      </div>
    )
  );
};

const Title = ({ moment: { session } }: { moment: LiveMoment }) => (
  <Link href={paths.session(session.slug)}>
    <span lang={useLanguageOf(session.title)}>{session.title}</span>
  </Link>
);

const Lines = ({ userId, isApart }: { userId: string; isApart: boolean }) => {
  const timetable = useTimetable(userId);
  const moments = momentsAt(timetable, useNow(timetable));
  return (
    <>
      <LiveAnnouncement moment={newestOf(moments)} />
      {moments.length > 0 && (
        <section className={isApart ? `${list} ${apart}` : list} aria-label={t('live.label')}>
          {moments.map((moment) => (
            <LiveLine key={moment.session.slug} moment={moment} action={<Join moment={moment} />}>
              <Title moment={moment} />
            </LiveLine>
          ))}
        </section>
      )}
    </>
  );
};

/**
 * The user’s sessions that are live or begin soon, from the timetable on this device, without a request (decisions
 * G-17, T-35).
 */
export const LiveSessions = ({ isApart = false }: { isApart?: boolean }) => {
  const { user } = useAuth();
  return user && <Lines userId={user.id} isApart={isApart} />;
};
