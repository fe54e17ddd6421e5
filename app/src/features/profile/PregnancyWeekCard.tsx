import { Alert } from '@janani/ui/alert';
import { Link } from '@janani/ui/link';
import { LiveRegion } from '@janani/ui/live-region';
import { type LazyChunk, useLazyOverlay } from '@janani/ui/loading';
import { VisuallyHidden } from '@janani/ui/visually-hidden';
import { WeekCard } from '@janani/ui/week-card';
import { startTransition } from 'react';
import { useReloadIfOutdated } from '../../loading/asset-recovery.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { cover, opener, weekFrom } from './dashboard.css.ts';
import { todayInIndia } from './dates.ts';
import { readDeviceProfile } from './device-profile.ts';
import { pregnancyWeek, weeksToGo } from './pregnancy-week.ts';
import { getTrimesterText } from './trimester-text.ts';
import { lazyWeeks } from './week/lazy-weeks.ts';
import type WeekSheet from './week/WeekSheet.tsx';

const weeksLeftText = (weeks: number) =>
  weeks === 0 ? t('dashboard.week.now') : t('dashboard.week.left', { count: weeks });

type WeekCardButtonProps = {
  week: number;
  isOwn: boolean;
  lines: string[];
  weeks: LazyChunk<{ default: typeof WeekSheet }>;
};

/** The card as one button, which opens the sheet of this week and its neighbours. */
const WeekCardButton = ({ week, isOwn, lines, weeks }: WeekCardButtonProps) => {
  const { module, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(weeks);
  useReloadIfOutdated(hasFailed);
  const Sheet = module?.default;
  // `startTransition`, so that a slow phone shows the press before it has rendered the sheet.
  return (
    <>
      <div className={opener}>
        {/* Hidden, because the button over it has the same text as its accessible name. */}
        <WeekCard
          aria-hidden
          week={week}
          lines={isLoading ? [...lines.slice(0, -1), t('app.loading')] : lines}
        />
        <button type="button" className={cover} aria-haspopup="dialog" onClick={() => startTransition(open)}>
          <VisuallyHidden>{[t('week.name', { week }), ...lines, t('week.open')].join(', ')}</VisuallyHidden>
        </button>
      </div>
      <LiveRegion message={isLoading ? t('app.loading') : ''} />
      {hasFailed && <Alert tone="error">{t('week.notLoaded')}</Alert>}
      {Sheet && <Sheet week={week} isOwn={isOwn} isOpen={isOpen} onClose={close} />}
    </>
  );
};

/** The highlighted card of the dashboard: the pregnancy week (decisions T-01, T-03). */
export const PregnancyWeekCard = ({ userId }: { userId: string }) => {
  const { due_date } = readDeviceProfile(userId);
  const { week, isFromDueDate } = pregnancyWeek('dashboard', due_date, todayInIndia());
  const lines = [getTrimesterText(week), weeksLeftText(weeksToGo(week))];
  return (
    <>
      {lazyWeeks ? (
        <WeekCardButton week={week} isOwn={isFromDueDate} lines={lines} weeks={lazyWeeks} />
      ) : (
        <WeekCard week={week} lines={lines} />
      )}
      <p className={weekFrom}>
        {isFromDueDate ? (
          t('dashboard.week.based')
        ) : (
          // The specification requires this number (T-01); without this line it would be taken for the user's own.
          <>
            {t('dashboard.week.example')} <Link href={paths.settings}>{t('dashboard.week.add')}</Link>
          </>
        )}
      </p>
    </>
  );
};
