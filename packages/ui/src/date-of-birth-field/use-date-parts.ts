import { parseDate, today as todayIn } from '@internationalized/date';
import { useState } from 'react';
import { type AgeRange, type BirthDateProblem, birthDateProblem } from './birth-date-problem.ts';
import { type DateParts, dateOf, type IsoDate, partsOf } from './date-parts.ts';

// Decision T-09.
/** The time zone that says which day it is. */
const INDIA = 'Asia/Kolkata';

type Options = { value: IsoDate; ages: AgeRange; today: IsoDate | undefined };

/** What is written, and what it says: a date, or nothing and a problem. */
export const useDateParts = ({ value, ages, today }: Options) => {
  const day = today === undefined ? todayIn(INDIA) : parseDate(today);
  const read = (parts: DateParts): { date: IsoDate; problem: BirthDateProblem | undefined } => {
    const problem = birthDateProblem(parts, ages, day);
    return { date: problem ? '' : (dateOf(parts)?.toString() ?? ''), problem };
  };
  const [written, setWritten] = useState({ parts: partsOf(value), value });
  // A value from elsewhere takes the place of what is written; the answer to our own does not.
  if (written.value !== value) setWritten({ parts: partsOf(value), value });
  return {
    parts: written.parts,
    problem: read(written.parts).problem,
    write: (parts: DateParts) => {
      const result = read(parts);
      setWritten({ parts, value: result.date });
      return result;
    },
  };
};
