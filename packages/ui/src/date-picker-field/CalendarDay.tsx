import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { useLocale } from '../provider/index.ts';
import * as styles from './Calendar.css.ts';
import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import { getDayLabel } from './day-label.ts';
import type { IsoDate } from './iso-date.ts';

type CalendarDayProps = {
  date: CalendarDate;
  today: IsoDate;
  unavailableReason: string | undefined;
  messages: DatePickerFieldMessages;
};

/**
 * One day. It sets its own accessible name, because React Aria determines "today" in the device's time zone and has no
 * texts in Indian languages.
 */
export const CalendarDay = ({ date, today, unavailableReason, messages }: CalendarDayProps) => {
  const locale = useLocale();
  const isToday = date.toString() === today;
  return (
    <CalendarCell
      className={styles.day}
      data-india-today={isToday || undefined}
      date={date}
      render={(cell, { isSelected, isDisabled }) => (
        <div
          {...cell}
          aria-label={getDayLabel({
            date: date.toString(),
            locale,
            messages,
            isToday,
            isSelected,
            unavailableReason: isDisabled ? unavailableReason : undefined,
          })}
        />
      )}
    />
  );
};
