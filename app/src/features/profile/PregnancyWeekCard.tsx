import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { type LazyChunk, useLazyOverlay } from '@janani/ui/loading';
import { Link } from '@janani/ui/link';
import { WeekCard } from '@janani/ui/week-card';
import { startTransition } from 'react';
import { useReloadIfOutdated } from '../../loading/asset-recovery.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { exampleWeek } from './dashboard.css.ts';
import { todayInIndia } from './dates.ts';
import { readDeviceProfile } from './device-profile.ts';
import { pregnancyWeek, weeksToGo } from './pregnancy-week.ts';
import { trimesterText } from './trimester-text.ts';
import { lazyWeeks } from './week/lazy-weeks.ts';
import type WeekSheet from './week/WeekSheet.tsx';

const weeksLeftText = (weeks: number) =>
  weeks === 0 ? t('dashboard.week.now') : t('dashboard.week.left', { count: weeks });

type OpenWeekProps = { week: number; isOwn: boolean; weeks: LazyChunk<{ default: typeof WeekSheet }> };

/** Opens the sheet of this week and its neighbours. */
const OpenWeek = ({ week, isOwn, weeks }: OpenWeekProps) => {
  const { module, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(weeks);
  useReloadIfOutdated(hasFailed);
  const Sheet = module?.default;
  // As a transition: on a slow phone the forty dots and the moon took 160 ms, and the press was visible only after
  // them.
  return (
    <>
      <Button
        variant="accent"
        isPending={isLoading}
        pendingLabel={t('app.loading')}
        onPress={() => startTransition(open)}
      >
        {t('week.open')}
      </Button>
      {hasFailed && <Alert tone="error">{t('week.notLoaded')}</Alert>}
      {Sheet && <Sheet week={week} isOwn={isOwn} isOpen={isOpen} onClose={close} />}
    </>
  );
};

/** The highlighted card of the dashboard: the pregnancy week (decisions T-01, T-03). */
export const PregnancyWeekCard = ({ userId }: { userId: string }) => {
  const { due_date } = readDeviceProfile(userId);
  const { week, isFromDueDate } = pregnancyWeek('dashboard', due_date, todayInIndia());
  return (
    <>
      <WeekCard
        week={week}
        lines={[
          trimesterText(week),
          weeksLeftText(weeksToGo(week)),
          ...(isFromDueDate ? [t('dashboard.week.based')] : []),
        ]}
        action={lazyWeeks && <OpenWeek week={week} isOwn={isFromDueDate} weeks={lazyWeeks} />}
      />
      {/* The specification requires this number (T-01); without this line it would be taken for the user's own. */}
      {!isFromDueDate && (
        <p className={exampleWeek}>
          {t('dashboard.week.example')} <Link href={paths.settings}>{t('dashboard.week.add')}</Link>
        </p>
      )}
    </>
  );
};
