import type { PlainTextKey } from '../../../i18n/t.ts';

/** Where a size begins: it holds until the next one does. The comparisons are customary; lengths have a source. */
const sizes = [
  [4, 'khus-khus', 'week.size.poppy'],
  [5, 'til', 'week.size.sesame'],
  [6, 'masoor', 'week.size.lentil'],
  [7, 'chana', 'week.size.chickpea'],
  [8, 'rajma', 'week.size.kidneyBean'],
  [9, 'angoor', 'week.size.grape'],
  [11, 'amla', 'week.size.amla'],
  [12, 'nimbu', 'week.size.lemon'],
  [14, 'kairi', 'week.size.mango'],
  [16, 'anar', 'week.size.pomegranate'],
  [18, 'shimla-mirch', 'week.size.pepper'],
  [20, 'kela', 'week.size.banana'],
  [21, 'gajar', 'week.size.carrot'],
  [22, 'papita', 'week.size.papaya'],
  [23, 'baingan', 'week.size.aubergine'],
  [24, 'bhutta', 'week.size.corn'],
  [25, 'lauki', 'week.size.gourd'],
  [27, 'gobhi', 'week.size.cauliflower'],
  [30, 'nariyal', 'week.size.coconut'],
  [34, 'kaddu', 'week.size.pumpkin'],
  [39, 'tarbooz', 'week.size.watermelon'],
] as const satisfies readonly (readonly [from: number, drawing: string, name: PlainTextKey])[];

const addresses = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export type Size = { name: PlainTextKey; drawing: string };

/** What a baby of a week is about as large as; nothing before there is anything to compare. */
export const sizeOf = (week: number): Size | undefined => {
  const found = sizes.findLast(([from]) => from <= week);
  if (!found) return undefined;
  const [, drawing, name] = found;
  return { name, drawing: addresses[`./drawings/${drawing}.svg`] ?? '' };
};
