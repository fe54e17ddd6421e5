import { type Message, msg } from '../../../i18n/msg.ts';
import type { backgrounds } from './backgrounds.ts';

/** A size applies from this week until the next size. The comparisons are customary; lengths have a source. */
const sizes = [
  [4, 'khus-khus', msg('week.size.poppy')],
  [5, 'til', msg('week.size.sesame')],
  [6, 'masoor', msg('week.size.lentil')],
  [7, 'chana', msg('week.size.chickpea')],
  [8, 'rajma', msg('week.size.kidneyBean')],
  [9, 'angoor', msg('week.size.grape')],
  [11, 'amla', msg('week.size.amla')],
  [12, 'nimbu', msg('week.size.lemon')],
  [14, 'kairi', msg('week.size.mango')],
  [16, 'anar', msg('week.size.pomegranate')],
  [18, 'shimla-mirch', msg('week.size.pepper')],
  [20, 'kela', msg('week.size.banana')],
  [21, 'gajar', msg('week.size.carrot')],
  [22, 'papita', msg('week.size.papaya')],
  [23, 'baingan', msg('week.size.aubergine')],
  [24, 'bhutta', msg('week.size.corn')],
  [25, 'lauki', msg('week.size.gourd')],
  [27, 'gobhi', msg('week.size.cauliflower')],
  [30, 'nariyal', msg('week.size.coconut')],
  [34, 'kaddu', msg('week.size.pumpkin')],
  [39, 'tarbooz', msg('week.size.watermelon')],
] as const satisfies readonly (readonly [from: number, illustration: string, name: Message])[];

const urls = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Illustrations that are too dark to be seen on crimson. */
const darkIllustrations = new Set<string>(['khus-khus', 'rajma', 'anar', 'baingan', 'nariyal', 'tarbooz']);

export type Size = { name: Message; illustration: string; background: keyof typeof backgrounds };

/** The object to which the size of a baby is compared in a week; undefined in the first weeks. */
export const getSize = (week: number): Size | undefined => {
  const size = sizes.findLast(([from]) => from <= week);
  if (!size) return undefined;
  const [, illustration, name] = size;
  return {
    name,
    illustration: urls[`./drawings/${illustration}.svg`] ?? '',
    background: darkIllustrations.has(illustration) ? 'pale' : 'deep',
  };
};
