import { useAuth } from '../../features/account/AuthProvider.tsx';
import { ContinueCard } from '../../features/profile/ContinueCard.tsx';
import { ConsentCard } from '../../features/consent/ConsentCard.tsx';
import { todayInIndia } from '../../features/profile/dates.ts';
import { readDeviceProfile } from '../../features/profile/device-profile.ts';
import { HydrationTip } from '../../features/profile/HydrationTip.tsx';
import { Greeting } from '../../features/profile/Greeting.tsx';
import { MedicalDisclaimer } from '../../features/profile/MedicalDisclaimer.tsx';
import { PregnancyWeekCard } from '../../features/profile/PregnancyWeekCard.tsx';
import { QuickActions } from '../../features/profile/QuickActions.tsx';
import { LiveSentence } from '../../features/sessions/LiveLine.tsx';
import { NextSession } from '../../features/sessions/NextSession.tsx';
import { UpcomingSessions, useComingUp } from '../../features/sessions/UpcomingSessions.tsx';
import { useNextSession } from '../../features/sessions/use-next-session.ts';
import { isMinor } from '../../features/settings/age.ts';
import { t } from '../../i18n/t.ts';
import { actions, dashboard, tip, top, upcoming, week } from './Dashboard.css.ts';

const isPastDue = (dueDate: string | null) => dueDate !== null && dueDate < todayInIndia().toString();

/** /dashboard */
const Dashboard = () => {
  const { user } = useAuth();
  const sessionCount = useComingUp(user?.id);
  const nextSession = useNextSession(user?.id);
  const { next, moment, isAbove } = nextSession;
  if (!user) return <p>{t('dashboard.noUser')}</p>;
  const profile = readDeviceProfile(user.id);

  return (
    <div className={dashboard}>
      <div className={top}>
        <Greeting
          name={profile.first_name ?? user.first_name}
          sessionCount={sessionCount}
          isCalm={!isPastDue(profile.due_date) && !moment}
        >
          {moment && !isAbove && <LiveSentence {...moment} />}
        </Greeting>
        <NextSession {...nextSession} />
      </div>
      <div className={week}>
        <PregnancyWeekCard userId={user.id} />
      </div>
      <div className={upcoming}>
        <ContinueCard userId={user.id} />
        <UpcomingSessions userId={user.id} shownAbove={isAbove ? next : undefined} />
      </div>
      <div className={tip}>
        <HydrationTip />
      </div>
      <div className={actions}>
        <QuickActions />
      </div>
      {!isMinor(profile.dob ?? '') && <ConsentCard userId={user.id} />}
      <MedicalDisclaimer />
    </div>
  );
};

export default Dashboard;
