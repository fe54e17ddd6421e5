import { t } from '../../i18n/t.ts';
import { findMomentToAnnounce } from './live-moments.ts';
import { LiveAnnouncement } from './LiveLine.tsx';
import { list } from './LiveSessions.css.ts';
import { NextSessionCard } from './NextSessionCard.tsx';
import type { useLiveMoments } from './use-live-moments.ts';

/**
 * The user’s sessions that are live or begin soon, from the timetable on this device, without a request (decisions
 * G-17, T-35).
 */
export const LiveSessions = ({ moments, above, now }: ReturnType<typeof useLiveMoments>) => (
  <>
    <LiveAnnouncement moment={findMomentToAnnounce(moments)} />
    {above.length > 0 && (
      <section className={list} aria-label={t('live.label')}>
        {above.map((moment) => (
          <NextSessionCard key={moment.session.slug} session={moment.session} now={now} moment={moment} />
        ))}
      </section>
    )}
  </>
);
