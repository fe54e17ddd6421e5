import { t } from '../../i18n/t.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { getLiveMoments, findMomentToAnnounce } from './live-moments.ts';
import { LiveAnnouncement } from './LiveLine.tsx';
import { list } from './LiveSessions.css.ts';
import { NextSessionCard } from './NextSessionCard.tsx';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

/**
 * The user’s sessions that are live or begin soon, from the timetable on this device, without a request (decisions
 * G-17, T-35).
 */
export const LiveSessions = () => {
  const timetable = useTimetable(useAuth().user?.id);
  const now = useNow(timetable);
  const moments = getLiveMoments(timetable, now);
  return (
    <>
      <LiveAnnouncement moment={findMomentToAnnounce(moments)} />
      {moments.length > 0 && (
        <section className={list} aria-label={t('live.label')}>
          {moments.map((moment) => (
            <NextSessionCard key={moment.session.slug} session={moment.session} now={now} moment={moment} />
          ))}
        </section>
      )}
    </>
  );
};
