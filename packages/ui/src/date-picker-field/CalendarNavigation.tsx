import { Button } from 'react-aria-components/Button';
import { CalendarHeading, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { variants } from '../internal/styles/icon-button.css.ts';
import * as styles from './Calendar.css.ts';
import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import type { IsoDate } from './iso-date.ts';
import { MonthOrYearSelect } from './MonthOrYearSelect.tsx';
import { countVisibleYears } from './visible-years.ts';

type CalendarNavigationProps = {
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  messages: DatePickerFieldMessages;
};

/** Moves one month back or forward; where the range spans years, also directly to a month and a year. */
export const CalendarNavigation = ({ minValue, maxValue, messages }: CalendarNavigationProps) => {
  const years = countVisibleYears(minValue, maxValue);
  return (
    <div className={styles.navigation}>
      <Button aria-label={messages.previousMonth} className={variants.plain} slot="previous">
        <ChevronLeftIcon />
      </Button>
      {years === undefined ? (
        <CalendarHeading className={styles.heading} />
      ) : (
        <div className={styles.jump}>
          <CalendarMonthPicker>{(picker) => <MonthOrYearSelect picker={picker} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={years}>
            {(picker) => <MonthOrYearSelect picker={picker} />}
          </CalendarYearPicker>
        </div>
      )}
      <Button aria-label={messages.nextMonth} className={variants.plain} slot="next">
        <ChevronRightIcon />
      </Button>
    </div>
  );
};
