import { Badge } from '@janani/ui/badge';
import { IconButton } from '@janani/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@janani/ui/icons';
import { Sheet } from '@janani/ui/sheet';
import { useRef, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { MedicalDisclaimer } from '../MedicalDisclaimer.tsx';
import { getTrimesterText } from '../trimester-text.ts';
import review from './review.json';
import { useSwipe } from './use-swipe.ts';
import { clampWeek, FIRST_WEEK, LAST_WEEK } from './week-range.ts';
import { WeekLines } from './WeekLines.tsx';
import { WeekSlider } from './WeekSlider.tsx';
import * as styles from './WeekSheet.css.ts';

type WeekSheetProps = {
  week: number;
  /** The week is the user's own, not an example. */
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
};

const isDraft = review.by === null;

/** Forty weeks, changed by buttons, a slider or swipes. It opens at the user's own week, or at the example's. */
const WeekSheet = ({ week: currentWeek, isOwn, isOpen, onClose }: WeekSheetProps) => {
  const initialWeek = clampWeek(currentWeek);
  const [week, setWeek] = useState(initialWeek);
  const [isSliding, setSliding] = useState(false);
  const initialWeekText = isOwn ? t('week.own') : t('week.example');
  const slider = useRef<HTMLInputElement>(null);

  const step = (by: number) => {
    const next = clampWeek(week + by);
    // A button that becomes disabled would lose the focus.
    if (next === FIRST_WEEK || next === LAST_WEEK) slider.current?.focus();
    setWeek(next);
    setSliding(false);
  };
  const slideTo = (next: number) => {
    setWeek(next);
    setSliding(true);
  };

  return (
    <Sheet title={t('week.title')} isOpen={isOpen} onClose={onClose} closesOnBack>
      <div className={styles.week} {...useSwipe(step)}>
        <div className={styles.steps}>
          <IconButton
            label={t('week.before')}
            variant="framed"
            isDisabled={week === FIRST_WEEK}
            onPress={() => step(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <div>
            {/* The slider announces its own changes. */}
            <h3 className={styles.name} aria-live={isSliding ? 'off' : 'polite'}>
              {t('week.name', { week })}
              <span className={styles.weekLabel}>
                {week === initialWeek ? initialWeekText : getTrimesterText(week)}
                {/* For screen readers the line at the end states it. */}
                {isDraft && (
                  <Badge tone="warning" aria-hidden>
                    {t('week.draft')}
                  </Badge>
                )}
              </span>
            </h3>
            <WeekSlider ref={slider} week={week} markedWeek={initialWeek} onChange={slideTo} />
          </div>
          <IconButton
            label={t('week.after')}
            variant="framed"
            isDisabled={week === LAST_WEEK}
            onPress={() => step(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
        <WeekLines week={week} />
        <div className={styles.notes}>
          {isDraft && <p>{t('week.unreviewed')} </p>}
          <MedicalDisclaimer />
        </div>
      </div>
    </Sheet>
  );
};

export default WeekSheet;
