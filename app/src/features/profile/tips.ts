import type { CalendarDate } from '@internationalized/date';
import type { PlainTextKey } from '../../i18n/t.ts';

/** One for each day, again and again. General habits, no medical advice (decision T-34). */
export const hydrationTips = [
  'dashboard.tip.sip',
  'dashboard.tip.morning',
  'dashboard.tip.buttermilk',
  'dashboard.tip.bottle',
  'dashboard.tip.fruit',
  'dashboard.tip.lemon',
  'dashboard.tip.matka',
] as const satisfies readonly PlainTextKey[];

/** The tip of a calendar day: the same all day, another one tomorrow. */
export const tipOf = (day: CalendarDate): PlainTextKey => {
  const days = Math.floor(day.toDate('UTC').getTime() / 86_400_000);
  return hydrationTips[days % hydrationTips.length] ?? hydrationTips[0];
};
