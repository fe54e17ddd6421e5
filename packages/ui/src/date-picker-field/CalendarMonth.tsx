import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useId } from 'react';
import { withoutUndefined } from '../internal/without-undefined.ts';
import * as styles from './Calendar.css.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarNavigation } from './CalendarNavigation.tsx';
import type { FirstDayOfWeek } from './date-picker-props.ts';
import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import type { IsoDate } from './iso-date.ts';

export type CalendarMonthProps = {
  value: IsoDate | undefined;
  onChange: (date: IsoDate) => void;
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  today: IsoDate;
  unavailableReason: string | undefined;
  isClearable: boolean | undefined;
  firstDayOfWeek: FirstDayOfWeek | undefined;
  messages: DatePickerFieldMessages;
};

const toCalendarDate = (date: IsoDate | undefined): CalendarDate | undefined =>
  date === undefined ? undefined : parseDate(date);

/** One month of days, with arrow-key navigation (APG grid). */
export const CalendarMonth = (props: CalendarMonthProps) => {
  const { value, onChange, minValue, maxValue, today, unavailableReason, messages } = props;
  const reasonId = useId();
  return (
    <Calendar
      {...withoutUndefined({
        minValue: toCalendarDate(minValue),
        maxValue: toCalendarDate(maxValue),
        firstDayOfWeek: props.firstDayOfWeek,
        'aria-describedby': unavailableReason === undefined ? undefined : reasonId,
      })}
      // A dialog that opens takes the focus (APG dialog).
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={styles.calendar}
      defaultFocusedValue={parseDate(value ?? today)}
      onChange={(date) => onChange(date.toString())}
      value={toCalendarDate(value) ?? null}
    >
      <CalendarNavigation maxValue={maxValue} messages={messages} minValue={minValue} />
      <div className={styles.weeks}>
        <CalendarGrid className={styles.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarDay
                date={date}
                messages={messages}
                today={today}
                unavailableReason={unavailableReason}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
      {unavailableReason !== undefined && (
        <p className={styles.reason} id={reasonId}>
          {unavailableReason}
        </p>
      )}
      {props.isClearable && value !== undefined && (
        <button className={styles.clear} onClick={() => onChange('')} type="button">
          {messages.clear}
        </button>
      )}
    </Calendar>
  );
};
