import type { IsoDate } from './iso-date.ts';

/** The span of years for a range without one end, as for a date of birth: a lifetime. */
const LIFETIME_IN_YEARS = 100;
/** Up to this many months, the month arrows are faster: a due date is at most ten months away. */
const MAX_YEARS_WITHOUT_LIST = 2;

const getYear = (date: IsoDate) => Number(date.slice(0, 4));

// Trap 13.
/** How many years to list, or `undefined` where the month arrows suffice. */
export const countVisibleYears = (min: IsoDate | undefined, max: IsoDate | undefined): number | undefined => {
  if (min === undefined || max === undefined) return LIFETIME_IN_YEARS;
  const years = getYear(max) - getYear(min) + 1;
  return years > MAX_YEARS_WITHOUT_LIST ? years : undefined;
};
