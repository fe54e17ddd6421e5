import { parseDay, todayInIndia } from '../profile/dates.ts';

/** Decision T-33: no analytics below this age, whatever the user's choice. */
const ADULT_YEARS = 18;

/** Whether a user born on this day is under age; false for an unknown day. */
export const isMinor = (dob: string, today = todayInIndia()): boolean => {
  const born = parseDay(dob);
  return born !== null && born.add({ years: ADULT_YEARS }).compare(today) > 0;
};
