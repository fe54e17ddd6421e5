import { WeekCard } from '@janani/ui/week-card';
import { t } from '../../i18n/t.ts';
import { todayInIndia } from './dates.ts';
import { readDeviceProfile } from './device-profile.ts';
import { pregnancyWeek, trimesterOf, weeksToGo } from './pregnancy-week.ts';

const trimesterTexts = {
  1: 'dashboard.week.first',
  2: 'dashboard.week.second',
  3: 'dashboard.week.third',
} as const;

const leftText = (weeks: number) =>
  weeks === 0 ? t('dashboard.week.now') : t('dashboard.week.left', { count: weeks });

/** The one glow of the dashboard: the pregnancy week (decisions T-01, T-03). */
export const PregnancyWeekCard = ({ userId }: { userId: string }) => {
  const { due_date } = readDeviceProfile(userId);
  const { week, isFromDueDate } = pregnancyWeek('dashboard', due_date, todayInIndia());
  return (
    <WeekCard
      week={week}
      lines={[
        t(trimesterTexts[trimesterOf(week)]),
        leftText(weeksToGo(week)),
        ...(isFromDueDate ? [t('dashboard.week.based')] : []),
      ]}
    />
  );
};
