import type { IsoDate } from './iso-date.ts';

/** Without one end, as for a date of birth, the list of years spans a life. */
const LIFETIME_IN_YEARS = 100;
/** Up to here the month arrows are the shorter way: a due date is at most ten months off. */
const YEARS_BY_ARROWS = 2;

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

// Trap 13.
/** How many years to offer for a jump, or `undefined` where stepping by month is enough. */
export const visibleYears = (min: IsoDate | undefined, max: IsoDate | undefined): number | undefined => {
  if (min === undefined || max === undefined) return LIFETIME_IN_YEARS;
  const years = yearOf(max) - yearOf(min) + 1;
  return years > YEARS_BY_ARROWS ? years : undefined;
};
