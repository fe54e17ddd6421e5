import { formatTimestamp } from '@janani/ui/timestamp';
import { locale } from '../../i18n/language.ts';
import { getIndianDay } from './days.ts';

const DAY_MS = 86_400_000;

/**
 * When a session is: `Today, 7:00 AM`, `Tomorrow, 7:00 AM`, `Sat, 28 Nov, 7:00 AM · in 2 days`. Null if its time is
 * unknown.
 */
export const formatWhen = (scheduledAt: string | null, now: number): string | null => {
  const when = formatTimestamp(scheduledAt, { locale: locale(), now: new Date(now) });
  if (when === null || scheduledAt === null) return when;
  // Calendar days in India.
  const days = (Date.parse(getIndianDay(Date.parse(scheduledAt))) - Date.parse(getIndianDay(now))) / DAY_MS;
  return days < 2 ? when : `${when} · ${new Intl.RelativeTimeFormat(locale()).format(days, 'day')}`;
};
