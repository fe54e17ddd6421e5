import { msg } from '../../i18n/msg.ts';
import { t } from '../../i18n/t.ts';
import { getTrimester } from './pregnancy-week.ts';

const texts = {
  1: msg('dashboard.week.first'),
  2: msg('dashboard.week.second'),
  3: msg('dashboard.week.third'),
} as const;

export const getTrimesterText = (week: number): string => t(texts[getTrimester(week)]);
