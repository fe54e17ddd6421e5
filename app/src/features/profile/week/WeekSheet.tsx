import { IconButton } from '@janani/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@janani/ui/icons';
import { Sheet } from '@janani/ui/sheet';
import { WeekCard } from '@janani/ui/week-card';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { MedicalDisclaimer } from '../MedicalDisclaimer.tsx';
import { trimesterText } from '../trimester-text.ts';
import review from './review.json';
import { useSwipe } from './use-swipe.ts';
import { WeekLines } from './WeekLines.tsx';
import * as styles from './WeekSheet.css.ts';

const FIRST_WEEK = 1;
const LAST_WEEK = 40;
const clampWeek = (week: number) => Math.min(LAST_WEEK, Math.max(FIRST_WEEK, week));

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', -LAST_WEEK],
  ['End', LAST_WEEK],
]);

type WeekSheetProps = {
  week: number;
  /** The week is the user's own, not an example. */
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** Forty weeks, changed by buttons, keys or swipes. It opens at the user's own week, or at the example's. */
const WeekSheet = ({ week: currentWeek, isOwn, isOpen, onClose }: WeekSheetProps) => {
  const [week, setWeek] = useState(() => clampWeek(currentWeek));
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  const changeWeek = (step: number) => {
    const next = clampWeek(week + step);
    // A button that becomes disabled would lose the focus.
    if (next === FIRST_WEEK) nextButton.current?.focus();
    if (next === LAST_WEEK) previousButton.current?.focus();
    setWeek(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    changeWeek(step);
  };

  return (
    <Sheet title={t('week.title')} isOpen={isOpen} onClose={onClose} closesOnBack>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed are the buttons in it */}
      <div className={styles.week} onKeyDown={onKeyDown} {...useSwipe(changeWeek)}>
        <div className={styles.steps}>
          <IconButton
            ref={previousButton}
            label={t('week.before')}
            variant="framed"
            isDisabled={week === FIRST_WEEK}
            onPress={() => changeWeek(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <h3 className={styles.name} aria-live="polite">
            {t('week.name', { week })}
            {week === clampWeek(currentWeek) && (
              <span className={styles.weekLabel}>{isOwn ? t('week.own') : t('week.example')}</span>
            )}
          </h3>
          <IconButton
            ref={nextButton}
            label={t('week.after')}
            variant="framed"
            isDisabled={week === LAST_WEEK}
            onPress={() => changeWeek(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
        <WeekCard week={week} lines={[trimesterText(week)]} />
        <WeekLines week={week} />
      </div>
      {review.by === null && <p className={styles.quiet}>{t('week.unreviewed')}</p>}
      <MedicalDisclaimer />
    </Sheet>
  );
};

export default WeekSheet;
