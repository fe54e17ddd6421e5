import type { CalendarDate } from '@internationalized/date';
import { type Message, msg } from '../../i18n/msg.ts';

/** One tip for each day of the week. They are general habits, not medical advice (decision T-34). */
export const hydrationTips = [
  msg('dashboard.tip.sip'),
  msg('dashboard.tip.morning'),
  msg('dashboard.tip.buttermilk'),
  msg('dashboard.tip.bottle'),
  msg('dashboard.tip.fruit'),
  msg('dashboard.tip.lemon'),
  msg('dashboard.tip.matka'),
] as const satisfies readonly Message[];

/** The tip of a calendar day: the same all day, another one the next day. */
export const getTip = (day: CalendarDate): Message => {
  const days = Math.floor(day.toDate('UTC').getTime() / 86_400_000);
  return hydrationTips[days % hydrationTips.length] ?? hydrationTips[0];
};
