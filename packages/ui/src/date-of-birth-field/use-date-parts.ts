import { parseDate, today as todayIn } from '@internationalized/date';
import { useState } from 'react';
import { type AgeRange, type BirthDateProblem, birthDateProblem } from './birth-date-problem.ts';
import { type DateParts, getDate, type IsoDate, getParts } from './date-parts.ts';

// Decision T-09.
/** The time zone that decides which day is today. */
const INDIA = 'Asia/Kolkata';

type Options = { value: IsoDate; ages: AgeRange; today: IsoDate | undefined };

/** The texts of the three fields and their result: a date, or no date and a problem. */
export const useDateParts = ({ value, ages, today }: Options) => {
  const day = today === undefined ? todayIn(INDIA) : parseDate(today);
  const read = (parts: DateParts): { date: IsoDate; problem: BirthDateProblem | undefined } => {
    const problem = birthDateProblem(parts, ages, day);
    return { date: problem ? '' : (getDate(parts)?.toString() ?? ''), problem };
  };
  const [entered, setEntered] = useState({ parts: getParts(value), value });
  // A value from outside replaces the entered text; the value that comes back from our own `onChange` does not.
  if (entered.value !== value) setEntered({ parts: getParts(value), value });
  return {
    parts: entered.parts,
    problem: read(entered.parts).problem,
    setParts: (parts: DateParts) => {
      const result = read(parts);
      setEntered({ parts, value: result.date });
      return result;
    },
  };
};
