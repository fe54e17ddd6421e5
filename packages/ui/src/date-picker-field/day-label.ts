import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import { type IsoDate, formatAccessibleDate } from './iso-date.ts';

type Day = {
  date: IsoDate;
  locale: string;
  messages: Pick<DatePickerFieldMessages, 'today' | 'selected'>;
  isToday: boolean;
  isSelected: boolean;
  /** Given only for a day that cannot be picked. */
  unavailableReason: string | undefined;
};

/** The accessible name of a day of the calendar: `Today, Saturday, 21 November 2026`, and why it is blocked. */
export const getDayLabel = ({
  date,
  locale,
  messages,
  isToday,
  isSelected,
  unavailableReason,
}: Day): string => {
  const dateText = formatAccessibleDate(date, locale);
  const withToday = isToday ? messages.today(dateText) : dateText;
  const withSelected = isSelected ? messages.selected(withToday) : withToday;
  return unavailableReason === undefined ? withSelected : `${withSelected}. ${unavailableReason}`;
};
