import type { Ref, TouchEvent } from 'react';
import { t } from '../../../i18n/t.ts';
import { FIRST_WEEK, LAST_WEEK } from './week-range.ts';
import * as styles from './WeekSlider.css.ts';

/** Weeks as a share of the forty. */
const toPercent = (weeks: number) => `${(weeks / LAST_WEEK) * 100}%`;

/** A drag along the slider must not be handled as a swipe. */
const stopPropagation = (event: TouchEvent) => event.stopPropagation();

type WeekSliderProps = {
  week: number;
  /** The week with a mark. */
  markedWeek: number;
  onChange: (week: number) => void;
  ref: Ref<HTMLInputElement>;
};

/** A native slider, which supports the keyboard and right-to-left order by itself, over forty dots. */
export const WeekSlider = ({ week, markedWeek, onChange, ref }: WeekSliderProps) => (
  <div className={styles.slider}>
    <div className={styles.track}>
      <div className={styles.dots}>
        <div className={styles.lit} style={{ inlineSize: toPercent(week) }} />
      </div>
      <div className={styles.present} style={{ insetInlineStart: toPercent(markedWeek - 0.5) }} />
    </div>
    <input
      ref={ref}
      className={styles.range}
      type="range"
      min={FIRST_WEEK}
      max={LAST_WEEK}
      value={week}
      aria-label={t('week.title')}
      aria-valuetext={t('week.value', { week, weeks: LAST_WEEK })}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onTouchStart={stopPropagation}
    />
  </div>
);
