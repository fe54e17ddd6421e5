import { Link } from '@janani/ui/link';
import { useLanguageOf } from '@janani/ui/provider';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { JoinLink } from './JoinLink.tsx';
import { type LiveMoment, getLiveMoments, findMomentToAnnounce } from './live-moments.ts';
import { LiveLine, LiveAnnouncement } from './LiveLine.tsx';
import { list } from './LiveSessions.css.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

const Title = ({ moment: { session } }: { moment: LiveMoment }) => (
  <Link href={paths.session(session.slug)}>
    <span lang={useLanguageOf(session.title)}>{session.title}</span>
  </Link>
);

const Lines = ({ userId }: { userId: string }) => {
  const timetable = useTimetable(userId);
  const moments = getLiveMoments(timetable, useNow(timetable));
  return (
    <>
      <LiveAnnouncement moment={findMomentToAnnounce(moments)} />
      {moments.length > 0 && (
        <section className={list} aria-label={t('live.label')}>
          {moments.map((moment) => (
            <LiveLine key={moment.session.slug} moment={moment} action={<JoinLink moment={moment} />}>
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
export const LiveSessions = () => {
  const { user } = useAuth();
  return user && <Lines userId={user.id} />;
};
