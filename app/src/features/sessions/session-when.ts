import { formatTimestamp } from '@janani/ui/timestamp';
import { locale } from '../../i18n/language.ts';
import { daysUntil } from './days.ts';

/**
 * When a session is: `Today, 7:00 AM`, `Tomorrow, 7:00 AM`, `Sat, 28 Nov, 7:00 AM · in 2 days`. Null if its time is
 * unknown.
 */
export const whenOf = (scheduledAt: string | null, now: number): string | null => {
  const when = formatTimestamp(scheduledAt, { locale: locale(), now: new Date(now) });
  if (when === null || scheduledAt === null) return when;
  const days = daysUntil(Date.parse(scheduledAt), now);
  return days < 2 ? when : `${when} · ${new Intl.RelativeTimeFormat(locale()).format(days, 'day')}`;
};
