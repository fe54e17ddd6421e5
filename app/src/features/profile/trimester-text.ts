import { t } from '../../i18n/t.ts';
import { trimesterOf } from './pregnancy-week.ts';

const texts = {
  1: 'dashboard.week.first',
  2: 'dashboard.week.second',
  3: 'dashboard.week.third',
} as const;

export const trimesterText = (week: number): string => t(texts[trimesterOf(week)]);
