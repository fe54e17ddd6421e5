import { parseDay, todayInIndia } from '../profile/dates.ts';

/** Decision T-33: no analytics below this age, whatever is chosen. */
const ADULT_YEARS = 18;

/** Whether somebody born on a day is under age; unknown days are not. */
export const isMinor = (dob: string, today = todayInIndia()): boolean => {
  const born = parseDay(dob);
  return born !== null && born.add({ years: ADULT_YEARS }).compare(today) > 0;
};
