import { formatDate } from '@janani/ui/timestamp';
import { locale } from './language.ts';

/** The product uses India's days, wherever the phone is (decision T-09). */
const INDIA = 'Asia/Kolkata';

/** Today in India with its weekday, `Saturday, 28 November`. */
export const formatToday = (now: number): string =>
  formatDate(new Date(now), `${locale()}-u-nu-latn`, {
    timeZone: INDIA,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

/** A day as text, `2 Nov 2026`, from an instant (ISO 8601) or a day (`YYYY-MM-DD`). Digits stay 0 to 9. */
export const formatDay = (iso: string): string =>
  formatDate(new Date(iso), `${locale()}-u-nu-latn`, {
    // `Date` reads a day without a time as midnight UTC.
    timeZone: iso.length === 'YYYY-MM-DD'.length ? 'UTC' : INDIA,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
