import { formatTimestamp } from '@janani/ui/timestamp';
import { locale } from './language.ts';

/** A day in words, `2 Nov 2026`, from an instant (ISO 8601) or a day (`YYYY-MM-DD`); empty where it is none. */
export const formatDay = (iso: string): string =>
  formatTimestamp(iso, { locale: `${locale()}-u-nu-latn`, parts: 'day' }) ?? '';
