import { parseDate, today as todayIn } from '@internationalized/date';
import { useState } from 'react';
import { type AgeRange, type BirthDateError, validateBirthDate } from './validate-birth-date.ts';
import { type DateParts, toCalendarDate, type IsoDate, getParts } from './date-parts.ts';

// Decision T-09.
/** The time zone that decides which day is today. */
const INDIA_TIME_ZONE = 'Asia/Kolkata';

type Options = { value: IsoDate; ages: AgeRange; today: IsoDate | undefined };

/** The texts of the three fields and their result: a date, or no date and an error. */
export const useDateParts = ({ value, ages, today }: Options) => {
  const todayDate = today === undefined ? todayIn(INDIA_TIME_ZONE) : parseDate(today);
  const parseParts = (parts: DateParts): { date: IsoDate; problem: BirthDateError | undefined } => {
    const problem = validateBirthDate(parts, ages, todayDate);
    return { date: problem ? '' : (toCalendarDate(parts)?.toString() ?? ''), problem };
  };
  const [entered, setEntered] = useState({ parts: getParts(value), value });
  // A new value from the app replaces the entered text; a value that only echoes our own `onChange` does not.
  if (entered.value !== value) setEntered({ parts: getParts(value), value });
  return {
    parts: entered.parts,
    problem: parseParts(entered.parts).problem,
    setParts: (parts: DateParts) => {
      const result = parseParts(parts);
      setEntered({ parts, value: result.date });
      return result;
    },
  };
};
