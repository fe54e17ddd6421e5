import { formatTimestamp } from '@janani/ui/timestamp';
import { locale } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import type { Day } from './days.ts';

/** Today, tomorrow, or the date. */
export const getDayName = ({ entries }: Day, now: number): string =>
  formatTimestamp(entries[0]?.session.scheduled_at, {
    locale: locale(),
    now: new Date(now),
    parts: 'date',
  }) ?? t('sessions.noDay');

/** The key of a day's section of the page. */
export const getDayKey = ({ date }: Pick<Day, 'date'>): string => date ?? 'none';
